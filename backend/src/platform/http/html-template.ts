import { appTexts, type TimeZone } from '@touchline/contract';
import {
  sheetLink,
  type ApiFetch,
  type RenderedRoute,
  type RenderRoute,
  type WebDocument,
  type WebSource,
  type WebAssets,
} from './web-source';

/** The HTML template of the app's documents. */
export class HtmlTemplate {
  constructor(readonly source: WebSource | undefined) {}

  /** URLs of the app's style sheets, for other documents in its style; empty when the app is not built. */
  get styleSheets(): readonly string[] {
    return this.source?.styleSheets ?? [];
  }

  /** Returns the document with preloads, server-rendered HTML and dehydrated state; undefined when the app is not built. */
  async document({
    chunks,
    desktopChunks = [],
    state,
    html = '',
    has,
  }: WebDocument): Promise<string | undefined> {
    if (!this.source) return undefined;
    const assets = await this.source.assets();
    const filesOf = (names: readonly string[]) => new Set(names.flatMap((name) => assets.files[name] ?? []));
    const files = filesOf(chunks);
    const desktopFiles = [...filesOf(desktopChunks)].filter((file) => !files.has(file));
    const preloads = [...[...files].map((file) => preload(file)), ...desktopFiles.map(preloadOnDesktop)];
    // The app removes `data-ssr` after hydration.
    const app = html ? `<div id="root" data-ssr="">${html}</div>` : root;
    const data = state === undefined ? '' : dehydratedScript(state);
    return styled(assets, has)
      .replace('</head>', () => `${preloads.join('')}</head>`)
      .replace(root, () => outdatedBrowser + app + data);
  }

  /** Renders a route on the server. It reads data through `apiFetch`. */
  async render(path: string, apiFetch: ApiFetch, timeZone: TimeZone | null): Promise<RenderedRoute> {
    const renderRoute = await this.loadRenderer();
    return renderRoute(path, apiFetch, timeZone);
  }

  /** Imports the renderer, which takes 0.1 s: called before the first request. */
  async loadRenderer(): Promise<RenderRoute> {
    if (!this.source) throw new Error('The web app is not built.');
    return this.source.renderer();
  }
}

const root = '<div id="root"></div>';

/** Hidden by a style that outdated browsers do not support (ui-kit/src/theme/base.css.ts). */
const outdatedBrowser = `<p data-outdated-browser="">${appTexts.outdatedBrowser}</p>`;

const preload = (file: string, attributes = '') =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}"${attributes}>`;

/** The same breakpoint as `media.desktop` of the kit. */
const preloadOnDesktop = (file: string) => preload(file, ' media="(min-width: 1024px)"');

/**
 * Links the style sheet when the browser has cached it and inlines it otherwise: loading it would cost a phone a round trip. `data-href`
 * is the URL from which the app then caches it (frontend/src/ssr/cache-style-sheet.ts).
 */
function styled({ html, sheet, css }: WebAssets, has: string | undefined): string {
  if (has === sheet || !css) return html;
  return html.replace(sheetLink, () => `<style data-href="${sheet}">${css}</style>`);
}

/** Serialises the state as JSON that cannot end its script element. */
const dehydratedScript = (state: unknown) =>
  `<script type="application/json" id="dehydrated-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
