import type { Question, Reply } from '../answers/screen';
import type { ExecutionResult } from '../execution/execution';
import type { Host } from '../host';
import type { ClientAnswer } from '../person/client-calls';
import { EditRefused } from '../person/edits';
import { type ConditionMatches, conditionMatches } from '../workbook/conditional';
import { WorkbookError } from '../workbook/workbook';
import { Feed } from './feed';
import type {
  EditAnswer,
  EditRequest,
  FollowAnswer,
  FollowRequest,
  PageState,
  ReplyRequest,
  Standing,
} from './protocol';

const GONE = {
  ru: 'Этой ячейки больше нет: строку или лист удалили.',
  en: 'This cell is gone: its row or sheet was deleted.',
};

/** How soon after a change pages hear what formulas came to besides values, ms. */
const PAUSE = 30;

/** One workbook on the desk: what its pages show, ask and change. Knows nothing of HTTP. */
export class Desk {
  readonly feed = new Feed();
  private readonly questions = new Map<number, { question: Question; answer: (reply: Reply) => void }>();
  private nextQuestion = 1;
  private changing: string | undefined;
  private shown = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly ends: (() => void)[];

  /** @param complain where errors of the script go that no person sees */
  constructor(
    readonly host: Host,
    private readonly language: 'ru' | 'en',
    private readonly complain: (text: string) => void,
  ) {
    const { workbook, screen } = host;
    screen.person = question => this.ask(question);
    workbook.engine.showConditions();
    this.ends = [
      workbook.engine.onMutation(mutation => {
        this.feed.tellMutation(mutation, mutation.isFromCopy ? this.changing : undefined);
        this.timer ??= setTimeout(() => void this.showFindings(), PAUSE);
      }),
      screen.watch(event => this.feed.tell(event)),
      host.afterExecution(result => this.afterExecution(result)),
    ];
  }

  /** The workbook as it stands, for a page that starts. */
  async state(page: string): Promise<PageState> {
    const { host } = this;
    await host.settle();
    const { snapshot, arrays } = host.workbook.engine.copy();
    const { screen, dist, workbook } = host;
    return {
      told: this.feed.begin(page),
      snapshot,
      arrays,
      ...this.findings,
      menus: screen.menus,
      sidebar: screen.sidebar,
      selection: screen.selected,
      functions: dist.publicFunctions,
      locale: workbook.locale.name,
      language: this.language,
      name: workbook.name,
    };
  }

  /** How many changes a page will have been told once everything that runs has ended. */
  async told(page: string): Promise<{ told: number }> {
    await this.host.events.idle();
    await this.showFindings();
    return { told: this.feed.begin(page) };
  }

  async edit({ sheetId, row, column, texts, how, ...standing }: EditRequest): Promise<EditAnswer> {
    const cell = this.feed.placed(standing, sheetId, row, column);
    if (!cell) return { refused: GONE[this.language] };
    return this.refusable(() => this.host.editAt(sheetId, cell.row, cell.column, texts, how));
  }

  async follow({ mutations, commands, ...standing }: FollowRequest): Promise<FollowAnswer> {
    const mustReload = this.feed.isBehind(standing);
    const answer = await this.refusable(async () => {
      this.changing = standing.page;
      try {
        const followed = this.host.follow({ mutations, commands });
        this.changing = undefined; // the changes are made before the first wait
        return await followed;
      } finally {
        this.changing = undefined;
      }
    });
    return { ...answer, ...(mustReload || 'refused' in answer ? { mustReload: true } : {}) };
  }

  private async refusable<T extends object>(act: () => Promise<T>): Promise<T | { refused: string }> {
    try {
      const done = await act();
      await this.showFindings();
      return done;
    } catch (error) {
      if (error instanceof EditRefused || error instanceof WorkbookError) return { refused: error.message };
      throw error;
    }
  }

  /** A menu item was chosen. */
  async choose(functionName: string): Promise<{ error?: string }> {
    const { error } = await this.host.run(functionName);
    return error ? { error: error.message } : {};
  }

  clientCall(name: string, args: unknown[]): Promise<ClientAnswer> {
    return this.host.clientCall(name, args);
  }

  select({ sheetId, rect }: PageState['selection'], standing: Standing): void {
    if (!this.host.workbook.sheet(sheetId) || this.feed.isBehind(standing)) return;
    this.host.screen.selected = { sheetId, rect };
    this.host.workbook.activeId = sheetId;
  }

  closeSidebar(): void {
    this.host.screen.sidebar = undefined;
  }

  private ask(question: Question): Promise<Reply> {
    const id = this.nextQuestion++;
    return new Promise(answer => {
      this.questions.set(id, { question, answer });
      this.feed.tell({ type: 'question', id, question });
    });
  }

  reply({ id, reply }: ReplyRequest): void {
    this.questions.get(id)?.answer(reply);
    this.questions.delete(id);
  }

  /** Questions that a page that opens now must show. */
  get openQuestions(): { id: number; question: Question }[] {
    return [...this.questions].map(([id, { question }]) => ({ id, question }));
  }

  private afterExecution({ error, log }: ExecutionResult): void {
    for (const { level, text } of log) if (level === 'error' || level === 'warn') this.complain(text);
    if (error) this.complain(`${error.name}: ${error.message}`);
    void this.showFindings();
  }

  /** What formulas came to besides values: why cells show #ERROR!, and where conditional formats hold. */
  private get findings() {
    const { workbook } = this.host;
    const conditions = workbook.sheets.map(sheet => conditionMatches(sheet, workbook));
    return { failures: workbook.failures, conditions: Object.assign({}, ...conditions) as ConditionMatches };
  }

  private async showFindings(): Promise<void> {
    await this.host.settle();
    clearTimeout(this.timer);
    this.timer = undefined;
    const { findings } = this;
    const text = JSON.stringify(findings);
    if (text === this.shown) return;
    this.shown = text;
    this.feed.tell({ type: 'findings', ...findings });
  }

  close(): void {
    clearTimeout(this.timer);
    for (const end of this.ends) end();
    for (const { answer } of this.questions.values()) answer({ button: 'CLOSE', text: '' });
  }
}
