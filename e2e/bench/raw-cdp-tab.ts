import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type Params = Record<string, unknown>;

interface Answer {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

/**
 * A visitor of the browser that Playwright launched, in tabs controlled by raw CDP: the scripts that
 * Playwright injects into each document take a third of the time in which a phone shows one.
 */
export class Visitor {
  private constructor(
    private readonly browser: CDPSession,
    private readonly browserContextId: string,
  ) {}

  static async at(browser: Browser, cookies: Cookies): Promise<Visitor> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const own = cookies.map(({ partitionKey: _, ...cookie }) => cookie);
    await session.send('Storage.setCookies', { cookies: own, browserContextId });
    return new Visitor(session, browserContextId);
  }

  async tab(): Promise<RawCdpTab> {
    const { browser, browserContextId } = this;
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
    return new RawCdpTab(browser, { targetId, sessionId });
  }

  async leave(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
    await this.browser.detach();
  }
}

export class RawCdpTab {
  private sent = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly hearing = new Map<string, (params: Params) => void>();

  constructor(
    private readonly browser: CDPSession,
    private readonly target: { targetId: string; sessionId: string },
  ) {
    browser.on('Target.receivedMessageFromTarget', this.hear);
  }

  on(method: string, handle: (params: Params) => void): void {
    this.hearing.set(method, handle);
  }

  async send(method: string, params: Params = {}): Promise<Params> {
    const id = (this.sent += 1);
    const answered = new Promise<Answer>((done) => this.waiting.set(id, done));
    const message = JSON.stringify({ id, method, params });
    await this.browser.send('Target.sendMessageToTarget', { sessionId: this.target.sessionId, message });
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** Returns the result of a function that runs in the page. */
  async evaluate<Answered, Given = void>(
    run: (given: Given) => Answered | Promise<Answered>,
    given?: Given,
  ): Promise<Answered> {
    const expression = called(run, given);
    const settings = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', settings);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: Answered }).value;
  }

  /** Runs a function in each document before its own scripts. */
  async beforehand<Given>(run: (given: Given) => void, given: Given): Promise<void> {
    await this.send('Page.enable');
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: called(run, given) });
  }

  async close(): Promise<void> {
    this.browser.off('Target.receivedMessageFromTarget', this.hear);
    await this.browser.send('Target.closeTarget', { targetId: this.target.targetId });
  }

  private readonly hear = ({ sessionId, message }: { sessionId: string; message: string }) => {
    if (sessionId !== this.target.sessionId) return;
    const answer = JSON.parse(message) as Answer;
    if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    else this.hearing.get(answer.method ?? '')?.(answer.params ?? {});
  };
}

const called = <Given>(run: (given: Given) => unknown, given?: Given) =>
  `(${run.toString()})(${given === undefined ? '' : JSON.stringify(given)})`;
