/** Unpacks a text that the build packed into the page. */
export async function unpacked(id: string): Promise<string> {
  const text = document.getElementById(id)?.textContent ?? '';
  const packed = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(packed, letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
