import { IEditorBridgeService, IRenderManagerService } from '@univerjs/preset-sheets-core';
import type { PageState, ServerEvent } from '../protocol';
import { Conditions } from './conditions';
import { Copy } from './copy';
import { Display } from './display';
import { createGrid, type Grid } from './grid';
import { showHints } from './hints';
import { Pending } from './pending';
import { type Place, placeOf } from './places';
import { SelectionSync } from './selection';
import { Server } from './server';
import { Shell } from './shell';
import { Sidebar } from './sidebar';
import { TEXTS } from './texts';
import { takeTyping } from './typing';

declare global {
  interface Window {
    /** For tests, which cannot read a canvas. */
    univerAPI: unknown;
    /** Also for tests: waits until page and host agree and nothing runs. */
    settled: () => Promise<void>;
    /** And: where a cell of the shown sheet lies, row and column from 0. */
    placeOf: (row: number, column: number) => Place | undefined;
  }
}

/** Starts the page: the workbook in the grid, the add-on around it. */
export async function startPage(): Promise<void> {
  const server = new Server();
  const early: ServerEvent[] = [];
  let page: Page | undefined;
  let isReady = false;
  await server.listen(
    event => (isReady ? page?.on(event) : early.push(event)),
    () => void page?.reload(),
  );
  page = new Page(server, await server.state());
  await page.drawn();
  isReady = true;
  for (const event of early) page.on(event);
  document.documentElement.dataset.ready = 'true';
}

class Page {
  private readonly shell: Shell;
  private readonly grid: Grid;
  private readonly copy: Copy;
  private readonly display: Display;
  private readonly conditions: Conditions;
  private readonly selection: SelectionSync;
  private readonly sidebar: Sidebar;

  constructor(
    private readonly server: Server,
    private readonly state: PageState,
  ) {
    this.shell = new Shell(functionName => server.choose(functionName));
    this.shell.start(state.name, state.language);
    this.grid = createGrid('grid', state.language);
    const refused = (text: string) => this.shell.toast(text, TEXTS[state.language].refused);
    const pending = new Pending();
    this.copy = new Copy(this.grid, server, () => this.reload(), refused, pending);
    this.copy.show(state); // most of the grid's services exist from here on
    this.display = new Display(this.grid);
    this.conditions = new Conditions(this.grid);
    this.selection = new SelectionSync(this.grid, server);
    const resized = () => dispatchEvent(new Event('resize'));
    this.sidebar = new Sidebar(server, resized, TEXTS[state.language].close);
    takeTyping(this.grid, server, this.copy, refused, pending);
    showHints(this.grid, this.display, document.getElementById('hint') as HTMLElement);
    this.decorate(state);
    server.beforeCall = () => {
      this.copy.flush();
      this.selection.flush();
    };
    window.univerAPI = this.grid.api;
    window.placeOf = (row, column) => placeOf(this.grid, row, column);
    window.settled = () => pending.idle().then(() => server.settled());
  }

  /** Waits until the grid can be used; its parts come one by one, within some frames. */
  async drawn(): Promise<void> {
    while (!this.isDrawn()) await new Promise(resume => requestAnimationFrame(resume));
    if (this.state.sidebar) this.sidebar.open(this.state.sidebar, this.state.functions);
    this.selection.follow(this.state.selection);
  }

  private isDrawn(): boolean {
    try {
      const sheet = this.grid.api.getActiveWorkbook()?.getActiveSheet();
      sheet?.getScrollState();
      return Boolean(sheet?.getVisibleRange());
    } catch {
      return false;
    }
  }

  on(event: ServerEvent): void {
    const { type } = event;
    if (type === 'mutation') this.copy.apply(event.mutation, event.told);
    else if (type === 'menus') this.shell.showMenus(event.menus);
    else if (type === 'toast') this.shell.toast(event.message, event.title);
    else if (type === 'sidebar') this.sidebar.open(event, this.state.functions);
    else if (type === 'selection') this.selection.follow(event.selection);
    else if (type === 'question') void this.answer(event);
    else if (type === 'findings') this.found(event);
    else this.display.setLocale(event.locale);
    if (type === 'findings' || type === 'settings') this.redraw();
  }

  private async answer({ id, question }: Extract<ServerEvent, { type: 'question' }>): Promise<void> {
    await this.server.reply({ id, reply: await this.shell.ask(question) });
  }

  /** What the grid draws from besides the cells. */
  private decorate(state: PageState): void {
    this.display.setLocale(state.locale);
    this.found(state);
    this.shell.showMenus(state.menus);
    this.redraw();
  }

  private found({ failures, conditions }: Pick<PageState, 'failures' | 'conditions'>): void {
    this.display.setFailures(failures);
    this.conditions.set(conditions);
  }

  /** A workbook that was shown this moment is drawn for the first time soon anyway. */
  private redraw(): void {
    const workbook = this.grid.api.getActiveWorkbook();
    const renders = this.grid.univer.__getInjector().get(IRenderManagerService);
    if (workbook && renders.getRenderById(workbook.getId())) workbook.getActiveSheet().refreshCanvas();
  }

  /** Starts anew from the host's workbook, once nobody types. */
  async reload(): Promise<void> {
    const editor = this.grid.univer.__getInjector().get(IEditorBridgeService);
    while (editor.isVisible().visible) await new Promise(resume => setTimeout(resume, 100));
    const present = this.grid.api.getActiveWorkbook()?.getActiveSheet().getSheetId();
    const state = await this.server.state();
    this.copy.show(state);
    this.decorate(state);
    const workbook = this.grid.api.getActiveWorkbook();
    const sheet = present === undefined ? undefined : workbook?.getSheetBySheetId(present);
    if (sheet) workbook?.setActiveSheet(sheet);
  }
}
