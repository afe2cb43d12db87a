import { appTexts, type TimeZone } from '@touchline/contract';
import {
  sheetLink,
  type ApiFetch,
  type RenderedRoute,
  type RenderRoute,
  type WebDocument,
  type WebSource,
  type WebTemplate,
} from './web-source';

/** The document of the app, filled for an address. */
export class WebShell {
  constructor(readonly source: WebSource | undefined) {}

  /** URLs of the app's style sheets, for documents that are to look like it; none where the app is not built. */
  get styleSheets(): readonly string[] {
    return this.source?.styleSheets ?? [];
  }

  /** Undefined where the app is not built. */
  async document({ chunks, state, html = '', has }: WebDocument): Promise<string | undefined> {
    if (!this.source) return undefined;
    const template = await this.source.template();
    const files = new Set(chunks.flatMap((chunk) => template.files[chunk] ?? []));
    const app = html ? serverRendered(html) : root;
    const data = state === undefined ? '' : dehydrated(state);
    return styled(template, has)
      .replace('</head>', () => `${[...files].map(preload).join('')}</head>`)
      .replace(root, () => outdatedBrowser + app + data);
  }

  /** Renders a route, which reads through `apiFetch`. */
  async render(path: string, apiFetch: ApiFetch, timeZone: TimeZone | null): Promise<RenderedRoute> {
    const renderRoute = await this.warm();
    return renderRoute(path, apiFetch, timeZone);
  }

  /** Imports the renderer before the first request, which would wait a tenth of a second for it. */
  async warm(): Promise<RenderRoute> {
    if (!this.source) throw new Error('The web app is not built.');
    return this.source.renderer();
  }
}

const root = '<div id="root"></div>';

/** Hidden by a style that older browsers do not understand (ui-kit/src/theme/base.css.ts). */
const outdatedBrowser = `<p data-outdated-browser="">${appTexts.outdatedBrowser}</p>`;

/** `data-ssr` is removed when React has hydrated it. */
const serverRendered = (html: string) => `<div id="root" data-ssr="">${html}</div>`;

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/**
 * Links the style sheet where the browser has cached it, and inlines it otherwise: waiting for the sheet would cost a phone a round trip.
 * `data-href` is the URL from which the app then caches it (frontend/src/ssr/cache-style-sheet.ts).
 */
function styled({ html, sheet, css }: WebTemplate, has: string | undefined): string {
  if (has === sheet || !css) return html;
  return html.replace(sheetLink, () => `<style data-href="${sheet}">${css}</style>`);
}

/** Data, which no browser runs: nothing in it can end the element. */
const dehydrated = (state: unknown) =>
  `<script type="application/json" id="dehydrated-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
