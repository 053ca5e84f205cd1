const read = new Map<string, unknown>();

/** What the build put into Sidebar.html as data, by the id of its element; read once a run. */
export function dataOfPage<T>(id: string): T {
  if (!read.has(id)) {
    const page = HtmlService.createHtmlOutputFromFile('Sidebar').getContent();
    const [, packed = ''] =
      new RegExp(`<script type="application/gzip" id="${id}">(.*?)</script>`).exec(page) ?? [];
    const blob = Utilities.newBlob(Utilities.base64DecodeWebSafe(packed), 'application/x-gzip');
    read.set(id, JSON.parse(Utilities.ungzip(blob).getDataAsString('UTF-8')));
  }
  return read.get(id) as T;
}
