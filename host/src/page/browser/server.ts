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

  async state(): Promise<PageState> {
    const response = await fetch(`/state?page=${this.page}`);
    if (!response.ok) throw new Error(`/state: ${response.status} ${await response.text()}`);
    return (await response.json()) as PageState;
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
    return this.last.then(() => this.post('/menu', { functionName }));
  }

  run(name: string, args: unknown[]): Promise<Answer> {
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
