export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Cookie = { name: string; value: string };

/** Runs in the page: it sees nothing of the test but its arguments. These are JSON, as its result is, which may be a promise. */
export type PageFunction<Args extends unknown[]> = (...args: Args) => unknown;

/** The page of one user, as a driver controls it. Selectors have Playwright's syntax. */
export interface Tab {
  setCookie(origin: string, cookie: Cookie): Promise<void>;
  goto(address: string): Promise<void>;
  evaluate(run: PageFunction<[never]>, arg?: unknown): Promise<unknown>;
  /** Calls a function with all elements that match, and an argument. */
  evaluateAll(selector: string, run: PageFunction<[HTMLElement[], never]>, arg?: unknown): Promise<unknown>;
  /** Presses the mouse at one point of the window and releases it at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses keys at once: `Enter`, `Control+Shift+z`. */
  press(keys: string): Promise<void>;
  /** Gives files to an `<input type="file">`. */
  upload(selector: string, paths: string[]): Promise<void>;
  /** Starts a download and resolves to its bytes. */
  download(start: () => Promise<void>): Promise<Buffer>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
