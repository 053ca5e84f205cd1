import type {
  EditAnswer,
  EditRequest,
  FollowAnswer,
  FollowRequest,
  PageState,
  ReplyRequest,
  ServerEvent,
  Standing,
} from '../protocol';

type Selection = PageState['selection'];
type Answer = { value: unknown } | { error: string };
/** A request without the page's standing, which is added here. */
type Bare<T> = Omit<T, keyof Standing>;

/** The way to the host. Requests go one after the other, so that the host sees a person's acts in order. */
export class Server {
  private readonly page = crypto.randomUUID();
  private last: Promise<unknown> = Promise.resolve();
  /** How many changes of the workbook this page has seen. */
  seen = 0;
  /** Sends what the page has not sent yet. */
  beforeCall: () => void = () => undefined;

  private get standing(): Standing {
    return { page: this.page, seen: this.seen };
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  private inOrder<T>(send: () => Promise<T>): Promise<T> {
    const sent = this.last.then(send, send);
    this.last = sent.catch(() => undefined);
    return sent;
  }

  private async fetched<T>(path: string): Promise<T> {
    const response = await fetch(`${path}?page=${this.page}`);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  state(): Promise<PageState> {
    return this.fetched('/state');
  }

  /** Waits until the host has all that the person did and this page shows all that came of it. */
  async settled(): Promise<void> {
    for (;;) {
      this.beforeCall();
      const { last } = this;
      await last;
      const { told } = await this.fetched<{ told: number }>('/told');
      if (last === this.last && this.seen >= told) return;
      await new Promise(resume => setTimeout(resume, 20));
    }
  }

  /** @param onReconnect the connection was lost and is there again: events may have been missed */
  listen(onEvent: (event: ServerEvent) => void, onReconnect: () => void): Promise<void> {
    const stream = new EventSource(`/events?page=${this.page}`);
    stream.onmessage = ({ data }) => onEvent(JSON.parse(data as string) as ServerEvent);
    return new Promise(resolve => {
      let isFirst = true;
      stream.onopen = () => {
        if (isFirst) resolve();
        else onReconnect();
        isFirst = false;
      };
    });
  }

  edit(request: Bare<EditRequest>): Promise<EditAnswer> {
    const { standing } = this;
    return this.inOrder(() => this.post('/edit', { ...request, ...standing }));
  }

  follow(request: Bare<FollowRequest>): Promise<FollowAnswer> {
    const { standing } = this;
    return this.inOrder(() => this.post('/follow', { ...request, ...standing }));
  }

  /** After everything the person did before, so that the script sees it. */
  choose(functionName: string): Promise<{ error?: string }> {
    this.beforeCall();
    return this.last.then(() => this.post('/menu', { functionName }));
  }

  run(name: string, args: unknown[]): Promise<Answer> {
    this.beforeCall();
    return this.last.then(() => this.post('/run', { name, args }));
  }

  select(selection: Selection): Promise<unknown> {
    const { standing } = this;
    return this.inOrder(() => this.post('/select', { selection, ...standing }));
  }

  reply(request: ReplyRequest): Promise<unknown> {
    return this.post('/reply', request);
  }

  closeSidebar(): Promise<unknown> {
    return this.post('/close-sidebar', {});
  }
}
