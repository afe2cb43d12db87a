import type { TimeZone } from '@touchline/contract';

/** Supplies the web app to the server: the build, or Vite's development server (`npm run dev`). */
export interface WebSource {
  /** Folder of the files to serve; undefined where Vite serves them. */
  folder: string | undefined;
  /** Content-Security-Policy sources that documents need besides 'self'. */
  policy: WebPolicy;
  /** URLs of the style sheets. */
  styleSheets: readonly string[];
  /** The document without content. */
  template(): WebTemplate | Promise<WebTemplate>;
  /** Imports the server-side renderer. */
  renderer(): Promise<FirstView>;
}

export interface WebPolicy {
  scripts: readonly string[];
  styles: readonly string[];
  workers: readonly string[];
}

/** What the build of the app left for the server, in `.server/` of its folder; lists are empty in development. */
export interface WebTemplate {
  html: string;
  /** URL of the style sheet. */
  sheet: string;
  /** The text of the style sheet; empty in development. */
  css: string;
  /** For each file that the app loads by itself, what comes with it. */
  files: Record<string, string[]>;
}

/** What a document holds besides what all of them do. */
export interface WebDocument {
  /** Parts of the app that it will need, asked for at once. */
  parts: readonly string[];
  /** Data the app need not ask for. */
  answer?: unknown;
  /** HTML to be seen until the app is there. */
  view?: string;
  /** Styles of its elements. */
  styles?: string;
  /** URL of the style sheet that the browser has cached. */
  has?: string;
}

/** Makes a reading call of the API. */
export type Ask = (path: string) => Promise<Response>;

/**
 * A screen as the app itself would draw it: HTML, what it asked for on the way, as the app keeps it, and what it needs. Times are those of
 * the browser's time zone, or where that is null of the account's.
 */
export type FirstView = (
  path: string,
  ask: Ask,
  timeZone: TimeZone | null,
) => Promise<Required<Omit<WebDocument, 'has'>>>;

/** The link to the style sheet in the built document, and its address. */
export const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;
