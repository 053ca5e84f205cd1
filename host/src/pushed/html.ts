import { parse, type Token } from 'acorn';

/**
 * Rule 14: is this page one that HtmlService serves unharmed?
 * @throws Error naming the page and the first trouble.
 */
export function checkHtml(html: string, page = 'Sidebar.html'): void {
  if (sound.has(html)) return;
  const trouble = troubleOf(html);
  if (trouble) throw new Error(`${page}: ${trouble}`);
  sound.add(html);
}

/** Pages without trouble: looking at one takes longer than all else that opening a workbook does. */
const sound = new Set<string>();

function troubleOf(html: string): string | undefined {
  if (html.includes('<?')) return 'a scriptlet opener <? (the template engine would run it)';
  if (/<script\b[^>]*\bsrc\s*=/i.test(html)) return 'an external script (everything must be in the one file)';
  const links = [...html.matchAll(/<link\b[^>]*\bhref\s*=\s*["']?([^"'\s>]*)/gi)].map(
    ([, href = '']) => href,
  );
  if (links.some(href => !/^(https|data):/i.test(href))) return 'a linked file that is not https';
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)];
  const openers = html.match(/<script\b/gi)?.length ?? 0;
  const closers = html.match(/<\/script\b/gi)?.length ?? 0;
  if (openers !== closers || openers !== scripts.length)
    return 'a raw </script> or <script inside script text';
  for (const [, attributes = '', text = ''] of scripts) {
    const isData = /\btype\s*=\s*["']?(?!module|text\/javascript)/i.test(attributes);
    const trouble = isData ? undefined : scriptTrouble(text, /type\s*=\s*["']?module/i.test(attributes));
    if (trouble) return trouble;
  }
  return undefined;
}

function scriptTrouble(text: string, isModule: boolean): string | undefined {
  const tokens: Token[] = [];
  try {
    parse(text, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', onToken: tokens });
  } catch (error) {
    return `a script that does not parse, perhaps cut by a raw </script> (${(error as Error).message})`;
  }
  const cut = tokens.some(
    ({ type, start, end }) => type.label === 'template' && text.slice(start, end).includes('//'),
  );
  return cut ? 'a template literal with // (HtmlService cuts the rest of the line)' : undefined;
}
