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
  renderer(): Promise<RenderRoute>;
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

/** What the document of one request holds besides what all of them do. */
export interface WebDocument {
  /** Chunks that the app will need: the document preloads them. */
  chunks: readonly string[];
  /** Dehydrated queries. */
  state?: unknown;
  /** The server-rendered app. */
  html?: string;
  /** URL of the style sheet that the browser has cached. */
  has?: string;
}

/** A server-rendered route. */
export interface RenderedRoute extends Required<Omit<WebDocument, 'has'>> {
  /** Values of `style` attributes in its HTML. */
  styleAttributes: readonly string[];
}

/** Makes a GET request to the API, in the name of the user who opens the document. */
export type ApiFetch = (path: string) => Promise<Response>;

/**
 * Renders a route with the components of the app (frontend/src/entry-server.tsx). Times are those of the browser's time zone,
 * or where that is null of the account's.
 */
export type RenderRoute = (
  path: string,
  apiFetch: ApiFetch,
  timeZone: TimeZone | null,
) => Promise<RenderedRoute>;

/** The link to the style sheet in the built document, and its address. */
export const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;
