import { type FromFrame, installClient, type ToFrame } from './client';
import type { Server } from './server';

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Scripts run, but the frame has an origin of its own: it reaches neither this page nor the host. */
const SANDBOX = 'allow-scripts allow-forms allow-modals allow-popups allow-downloads';

/** The sidebar: the add-on's own page in a frame 300 px wide, as Sheets shows it. */
export class Sidebar {
  private frame: HTMLIFrameElement | undefined;

  constructor(
    private readonly server: Server,
    private readonly onResize: () => void,
    closeLabel: string,
  ) {
    element('side-close').setAttribute('aria-label', closeLabel);
    element('side-close').addEventListener('click', () => this.close());
    addEventListener('message', ({ source, data }: MessageEvent) => {
      if (this.frame && source === this.frame.contentWindow) this.heard(data as FromFrame, this.frame);
    });
  }

  open({ title, html }: { title: string; html: string }, functions: string[]): void {
    const frame = document.createElement('iframe');
    frame.id = 'sidebar';
    frame.title = title;
    frame.setAttribute('sandbox', SANDBOX);
    frame.srcdoc = withClient(html, functions);
    this.frame = frame;
    element('side-title').textContent = title;
    element('side-body').replaceChildren(frame);
    element('side').hidden = false;
    this.onResize();
  }

  close(): void {
    this.frame = undefined;
    element('side-body').replaceChildren();
    element('side').hidden = true;
    void this.server.closeSidebar();
    this.onResize();
  }

  private heard(said: FromFrame, frame: HTMLIFrameElement): void {
    if (said?.script === 'close') this.close();
    if (said?.script === 'focus') focusGrid();
    if (said?.script !== 'run') return;
    const { id, name, args } = said;
    const done = (answer: ToFrame['answer']) =>
      frame.contentWindow?.postMessage({ script: 'done', id, answer } satisfies ToFrame, '*');
    this.server.run(name, args).then(done, error => done({ error: String(error) }));
  }
}

/** Gives the grid the keyboard, as `google.script.host.editor.focus()` does. */
function focusGrid(): void {
  document.querySelector<HTMLElement>('#grid [contenteditable="true"]')?.focus();
}

/** The page with google.script in it, before anything of its own runs. `<title>` and `<meta>` mean nothing. */
function withClient(html: string, functions: string[]): string {
  const source = `(${installClient})(${JSON.stringify(functions)})`.replaceAll('</', '<\\/');
  const script = `<script>${source}</script>`;
  const head = /<head\b[^>]*>/i.exec(html);
  if (!head) return html.replace(/^(\s*<!doctype[^>]*>)?/i, start => start + script);
  const at = head.index + head[0].length;
  return html.slice(0, at) + script + html.slice(at);
}
