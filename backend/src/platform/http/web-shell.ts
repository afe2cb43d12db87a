import { appTexts, type TimeZone } from '@touchline/contract';
import {
  sheetLink,
  type Ask,
  type FirstView,
  type WebDocument,
  type WebSource,
  type WebTemplate,
} from './web-source';

export interface FilledDocument {
  html: string;
  /** The styles that stand in it, which the policy of the answer must name. */
  styles: readonly string[];
}

/** The document of the app, filled for an address. */
export class WebShell {
  constructor(readonly source: WebSource | undefined) {}

  /** URLs of the app's style sheets, for documents that are to look like it; none where the app is not built. */
  get styleSheets(): readonly string[] {
    return this.source?.styleSheets ?? [];
  }

  /** Undefined where the app is not built. */
  async document(document: WebDocument): Promise<FilledDocument | undefined> {
    if (!this.source) return undefined;
    const template = await this.source.template();
    const { parts, answer, view = '' } = document;
    const links = new Set(parts.flatMap((part) => template.files[part] ?? []));
    const { html, elements, styles } = styled(document, template);
    const filled = html
      .replace('</head>', () => `${[...links].map(preload).join('')}${elements}</head>`)
      .replace(
        root,
        () => outdatedBrowser + (view ? drawn(view) : root) + (answer === undefined ? '' : data(answer)),
      );
    return { html: filled, styles };
  }

  /** What it asks for, it asks through `ask`. */
  async draw(path: string, ask: Ask, timeZone: TimeZone | null): ReturnType<FirstView> {
    const firstView = await this.warm();
    return firstView(path, ask, timeZone);
  }

  /** Imports the renderer before the first request, which would wait a tenth of a second for it. */
  async warm(): Promise<FirstView> {
    if (!this.source) throw new Error('The web app is not built.');
    return this.source.renderer();
  }
}

const root = '<div id="root"></div>';

/** Hidden by a style that older browsers do not understand (ui-kit/src/theme/base.css.ts). */
const outdatedBrowser = `<p data-outdated-browser="">${appTexts.outdatedBrowser}</p>`;

/** Marked until the app takes its place. */
const drawn = (view: string) => `<div id="root" data-first-view="">${view}</div>`;

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

const style = (styles: string) => `<style>${styles}</style>`;

interface Styled {
  html: string;
  /** For its head. */
  elements: string;
  styles: readonly string[];
}

/**
 * Links the style sheet where the browser has cached it, and inlines it otherwise: waiting for the sheet would cost a phone a round trip.
 * `data-href` is the URL from which the app then caches it (frontend/src/ssr/cache-style-sheet.ts).
 */
function styled({ styles: own = '', has }: WebDocument, { html, sheet, css }: WebTemplate): Styled {
  const isLinked = has === sheet || !css;
  return {
    html: isLinked ? html : html.replace(sheetLink, () => `<style data-href="${sheet}">${css}</style>`),
    elements: own && style(own),
    styles: own ? [own] : [],
  };
}

/** Data, which no browser runs: nothing in it can end the element. */
const data = (answer: unknown) =>
  `<script type="application/json" id="first-answer">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;
