export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Cookie {
  name: string;
  value: string;
}

/** Runs in the page: it sees nothing of the test but its argument, which is JSON, as its result is. A promise is awaited. */
export type PageFunction<Arg = never> = (arg: Arg) => unknown;

/** Runs in the page with the elements that match a selector, and an argument. */
type ElementsFunction<Arg = never> = (elements: HTMLElement[], arg: Arg) => unknown;

/** The page of one user, as a driver controls it. Selectors have Playwright's syntax. */
export interface Tab {
  /** Sets a cookie, which scripts cannot read, before the first page of the origin is opened. */
  setCookie(origin: string, cookie: Cookie): Promise<void>;
  goto(address: string): Promise<void>;
  evaluate(run: PageFunction, arg?: unknown): Promise<unknown>;
  evaluateAll(selector: string, run: ElementsFunction, arg?: unknown): Promise<unknown>;
  /** Waits until exactly one element matches and can be pressed where its middle is. */
  click(selector: string): Promise<void>;
  /** Presses the mouse at one point of the window and releases it at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses keys at once: `Enter`, `Control+Shift+z`. */
  press(keys: string): Promise<void>;
  /** Gives files to an `<input type="file">`, by their paths. */
  upload(selector: string, paths: string[]): Promise<void>;
  /** Starts a download and resolves to its bytes. */
  download(start: () => Promise<void>): Promise<Buffer>;
  /** Takes a picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
