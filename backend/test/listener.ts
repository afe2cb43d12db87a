import { calls, type Change, type WritingSignal } from '@touchline/contract';
import type { TestApp } from './app';
import { waitFor } from './wait-for';

interface ReceivedEvent {
  event: string;
  id: string;
  data: unknown;
}

/** Client of the event stream, as a browser tab has one. */
export class Listener {
  private readonly received: ReceivedEvent[] = [];
  private readonly ending = new AbortController();
  status = 0;
  headers = new Headers();
  isEnded = false;

  constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  /** Resolves when all missed events have been received, or the stream has ended. */
  async start(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<this> {
    const address = `${this.origin}${calls.events.stream.path}?${new URLSearchParams(query).toString()}`;
    const { signal } = this.ending;
    const answer = await fetch(address, { headers: { cookie: this.cookie, ...headers }, signal });
    this.status = answer.status;
    this.headers = answer.headers;
    void this.read(answer).catch(() => undefined);
    await waitFor(() => {
      if (this.received.every(({ event }) => event === 'message') && !this.isEnded)
        throw new Error('Not ready');
    });
    return this;
  }

  /**
   * Changes written since the stream was ready. A change written shortly before may be sent after it as well; its id is not
   * greater than the one of `ready`.
   */
  get changes(): Change[] {
    const since = this.received.findIndex(({ event }) => event === 'ready');
    const readyId = BigInt(this.received[since]?.id ?? 0);
    return this.received
      .slice(since + 1)
      .filter(({ event, id }) => event === 'message' && BigInt(id) > readyId)
      .map(({ data }) => data as Change);
  }

  /** Missed changes, received before the stream was ready. */
  get missed(): Change[] {
    const since = this.received.findIndex(({ event }) => event !== 'message');
    return this.received.slice(0, since).map(({ data }) => data as Change);
  }

  /** Signals of users who write. They have no id and are not replayed. */
  get writing(): WritingSignal[] {
    return this.received.filter(({ event }) => event === 'writing').map(({ data }) => data as WritingSignal);
  }

  get events(): string[] {
    return this.received.map(({ event }) => event);
  }

  get lastId(): string {
    return this.received.findLast(({ id }) => id !== '')?.id ?? '';
  }

  stop(): void {
    this.ending.abort();
  }

  private async read({ body }: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body ?? []) {
        rest += decoder.decode(chunk as Uint8Array, { stream: true });
        const parts = rest.split('\n\n');
        rest = parts.pop() ?? '';
        this.received.push(...parts.flatMap(parseEvent));
      }
    } finally {
      this.isEnded = true;
    }
  }
}

function parseEvent(part: string): ReceivedEvent[] {
  const lines = new Map(
    part.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
  );
  const data = lines.get('data');
  return data
    ? [{ event: lines.get('event') ?? 'message', id: lines.get('id') ?? '', data: JSON.parse(data) }]
    : [];
}

/** Returns the origin of the server of a suite; starts listening if needed. */
export async function originOf({ app }: TestApp): Promise<string> {
  if (!app.getHttpServer().listening) await app.listen(0, '127.0.0.1');
  return (await app.getUrl()).replace('[::1]', '127.0.0.1');
}
