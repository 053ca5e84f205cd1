import type { dictionary as whole } from '../addon/messages/dictionary';

type Dictionary = ReturnType<typeof whole>;

let read: Dictionary | undefined;

/** The sentences that the build put into Sidebar.html. */
export function dictionary(): Dictionary {
  if (read) return read;
  const page = HtmlService.createHtmlOutputFromFile('Sidebar').getContent();
  const [, json = ''] =
    /<script type="application\/json" id="sentences">([\s\S]*?)<\/script>/.exec(page) ?? [];
  read = JSON.parse(json) as Dictionary;
  return read;
}
