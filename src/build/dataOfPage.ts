const read = new Map<string, unknown>();

/** What the build put into Sidebar.html as data, by the id of its element; read once a run. */
export function dataOfPage<T>(id: string): T {
  if (!read.has(id)) {
    const page = HtmlService.createHtmlOutputFromFile('Sidebar').getContent();
    const [, json = ''] =
      new RegExp(`<script type="application/json" id="${id}">([\\s\\S]*?)</script>`).exec(page) ?? [];
    read.set(id, JSON.parse(json));
  }
  return read.get(id) as T;
}
