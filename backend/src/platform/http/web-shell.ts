import { appTexts, type TimeZone } from '@touchline/contract';
import {
  sheetLink,
  type Ask,
  type FirstView,
  type StylePart,
  type StylePiece,
  type WebDocument,
  type WebSource,
  type WebTemplate,
} from './web-source';

export interface FilledDocument {
  html: string;
  /** The styles that stand in it, which the policy of the answer must name. */
  styles: readonly string[];
  /** The style sheet that it names, which the browser has afterwards; none where a part of it stands in the document. */
  sheet?: string;
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
    const { html, elements, styles, sheet } = styled(document, links, template);
    const filled = html
      .replace('</head>', () => `${[...links].map(preload).join('')}${elements}</head>`)
      .replace(
        root,
        () => outdatedBrowser + (view ? drawn(view) : root) + (answer === undefined ? '' : data(answer)),
      );
    return { html: filled, styles, sheet };
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
  sheet?: string;
}

/**
 * Holds the least part of the style sheet that is enough for these scripts and for what is drawn, and no sheet. Where none is, or
 * the browser has the sheet, it names that.
 */
function styled(document: WebDocument, links: ReadonlySet<string>, template: WebTemplate): Styled {
  const { html, sheet, parts, pieces } = template;
  const { view = '', styles: own = '', has, remember } = document;
  const isEnough = ({ files }: StylePart) => [...links].every((file) => files.includes(file));
  const part = has === sheet ? undefined : parts.find(isEnough);
  if (!part) return withSheet(document, template);
  const attributes = `data-styles="${part.way}" data-whole="${sheet}" data-remember="${remember?.(sheet) ?? ''}"`;
  const text = piecesFor(view, pieces, new Set(part.pieces));
  const elements = `<style ${attributes}>${text}</style>${own && style(own)}`;
  return { html: html.replace(sheetLink, ''), elements, styles: [text, own].filter(Boolean) };
}

/** After what is drawn where that need not wait for it; scripts do, wherever it stands. */
function withSheet(
  { view = '', styles: own = '', has }: WebDocument,
  { html, sheet, pieces }: WebTemplate,
): Styled {
  const [link = ''] = sheetLink.exec(html) ?? [];
  const bringsStyles = sheet !== has && view !== '' && pieces.length > 0;
  const styles = `${bringsStyles ? piecesFor(view, pieces) : ''}${own}`;
  const filled = bringsStyles ? html.replace(link, '').replace('</body>', () => `${link}</body>`) : html;
  return { html: filled, elements: styles && style(styles), styles: styles ? [styles] : [], sheet };
}

const none: ReadonlySet<number> = new Set();

/** The rules that what is drawn may need, and those at these places. */
function piecesFor(view: string, pieces: readonly StylePiece[], places = none): string {
  const classes = new Set(
    [...view.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isNeeded = ({ needs }: StylePiece) =>
    needs.length === 0 || needs.some((all) => all.every((name) => classes.has(name)));
  return pieces.flatMap((piece, place) => (places.has(place) || isNeeded(piece) ? piece.text : [])).join('');
}

/** Data, which no browser runs: nothing in it can end the element. */
const data = (answer: unknown) =>
  `<script type="application/json" id="first-answer">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;
