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
  assets(): WebAssets | Promise<WebAssets>;
  /** Imports the server-side renderer. */
  renderer(): Promise<RenderRoute>;
}

export interface WebPolicy {
  scripts: readonly string[];
  styles: readonly string[];
  workers: readonly string[];
}

/** Files of the app's build that the server needs, in `.server/` of its folder; lists are empty in development. */
export interface WebAssets {
  html: string;
  /** URL of the style sheet. */
  sheet: string;
  /** The text of the style sheet; empty in development. */
  css: string;
  /** Files to preload by chunk. */
  files: Record<string, string[]>;
}

/** The parts of a document that depend on the request. */
export interface WebDocument {
  /** Chunks to preload. */
  chunks: readonly string[];
  /** Chunks to preload on wide screens only. */
  desktopChunks?: readonly string[];
  /** Dehydrated queries. */
  state?: unknown;
  /** Server-rendered HTML. */
  html?: string;
  /** URL of the style sheet that the browser has cached. */
  has?: string;
}

/** A server-rendered route. */
export interface RenderedRoute extends Required<Omit<WebDocument, 'has' | 'desktopChunks'>> {
  desktopChunks?: readonly string[];
  /** Values of `style` attributes in its HTML. */
  styleAttributes: readonly string[];
}

/** Makes a GET request to the API as the user who opens the document. */
export type ApiFetch = (path: string) => Promise<Response>;

/**
 * Renders a route with the components of the app (frontend/src/entry-server.tsx). Times are shown in the browser's time zone, or in
 * the account's when that is null.
 */
export type RenderRoute = (
  path: string,
  apiFetch: ApiFetch,
  timeZone: TimeZone | null,
) => Promise<RenderedRoute>;

/** Matches the link to the style sheet in the built document; group 1 is its URL. */
export const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;
