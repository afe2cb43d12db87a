export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Cookie = { name: string; value: string };

/**
 * A function that runs in the page: it has no access to the test except its arguments. Arguments and result
 * are JSON; the result may be a promise.
 */
export type PageFunction<Args extends unknown[]> = (...args: Args) => unknown;

/** The page of one user, controlled by a driver. Selectors have Playwright's syntax. */
export interface Tab {
  setCookie(origin: string, cookie: Cookie): Promise<void>;
  goto(address: string): Promise<void>;
  evaluate(run: PageFunction<[never]>, arg?: unknown): Promise<unknown>;
  /** Calls a function with all matches and an argument. */
  evaluateAll(selector: string, run: PageFunction<[HTMLElement[], never]>, arg?: unknown): Promise<unknown>;
  /** Presses the mouse at one point of the viewport and releases it at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key combination: `Enter`, `Control+Shift+z`. */
  press(keys: string): Promise<void>;
  /** Sets the files of an `<input type="file">`. */
  upload(selector: string, paths: string[]): Promise<void>;
  /** Starts a download and resolves to its bytes. */
  download(start: () => Promise<void>): Promise<Buffer>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
