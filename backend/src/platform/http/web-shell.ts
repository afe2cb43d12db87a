import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the build of the app left for the server, in `.server/` of its folder. */
interface Built {
  html: string;
  /** The address of the app's style sheet. */
  sheet: string;
  parts: readonly StylePart[];
  /** For each file that the app loads by itself, what comes with it. */
  files: Record<string, string[]>;
  pieces: readonly StylePiece[];
}

/** A part of the style sheet that is enough for these scripts, on one way into the app. */
interface StylePart {
  way: string;
  /** The places of its rules among all. */
  pieces: readonly number[];
  files: readonly string[];
}

/** A rule of the style sheet, and the classes it needs: all of one of the lists, or none where there is no list. */
interface StylePiece {
  text: string;
  needs: readonly (readonly string[])[];
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
  /** The style sheet that the browser has; without that of the app, what is drawn brings what it needs. */
  has?: string;
  /** The cookie by which a browser says so, for one that has loaded this sheet by itself. */
  remember?: (sheet: string) => string;
}

export interface FilledDocument {
  html: string;
  /** The styles that stand in it, which the policy of the answer must name. */
  styles: readonly string[];
  /** The style sheet that it names, which the browser has afterwards; none where a part of it stands in the document. */
  sheet?: string;
}

/** Makes a reading call of the API. */
export type Ask = (path: string) => Promise<Response>;

/** A screen as the app itself would draw it: HTML, what it asked for on the way, as the app keeps it, and what it needs. */
type FirstView = (path: string, ask: Ask) => Promise<Required<Omit<WebDocument, 'has' | 'remember'>>>;

/** The document of the built app (frontend/vite-screens.ts, vite-styles.ts, vite-first-view.ts), filled for an address. */
export class WebShell {
  private readonly built: Built | undefined;
  private drawing: Promise<FirstView> | undefined;

  constructor(private readonly webDir: string) {
    this.built = builtIn(webDir);
  }

  /** Undefined where the app is not built. */
  document(document: WebDocument): FilledDocument | undefined {
    if (!this.built) return undefined;
    const { parts, answer, view = '' } = document;
    const links = new Set(parts.flatMap((part) => this.built?.files[part] ?? []));
    const { html, elements, styles, sheet } = styled(document, links, this.built);
    const filled = html
      .replace('</head>', () => `${[...links].map(preload).join('')}${elements}</head>`)
      .replace(root, () => (view ? drawn(view) : root) + (answer === undefined ? '' : data(answer)));
    return { html: filled, styles, sheet };
  }

  /** What it asks for, it asks through `ask`. */
  async draw(path: string, ask: Ask): ReturnType<FirstView> {
    const firstView = await this.warm();
    return firstView(path, ask);
  }

  /** Loads what draws: a tenth of a second, that nobody should wait for. */
  warm(): Promise<FirstView> {
    const url = pathToFileURL(join(this.webDir, '.server/first-view.js')).href;
    this.drawing ??= import(url).then(({ firstView }: { firstView: FirstView }) => firstView);
    return this.drawing;
  }
}

const root = '<div id="root"></div>';

/** Marked until the app takes its place. */
const drawn = (view: string) => `<div id="root" data-first-view="">${view}</div>`;

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

const style = (styles: string) => `<style>${styles}</style>`;

const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;

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
function styled(document: WebDocument, links: ReadonlySet<string>, built: Built): Styled {
  const { html, sheet, parts, pieces } = built;
  const { view = '', styles: own = '', has, remember } = document;
  const isEnough = ({ files }: StylePart) => [...links].every((file) => files.includes(file));
  const part = has === sheet ? undefined : parts.find(isEnough);
  if (!part) return withSheet(document, built);
  const attributes = `data-styles="${part.way}" data-whole="${sheet}" data-remember="${remember?.(sheet) ?? ''}"`;
  const text = piecesFor(view, pieces, new Set(part.pieces));
  const elements = `<style ${attributes}>${text}</style>${own && style(own)}`;
  return { html: html.replace(sheetLink, ''), elements, styles: [text, own].filter(Boolean) };
}

/** After what is drawn where that need not wait for it; scripts do, wherever it stands. */
function withSheet(
  { view = '', styles: own = '', has }: WebDocument,
  { html, sheet, pieces }: Built,
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

function builtIn(webDir: string): Built | undefined {
  const shell = join(webDir, 'index.html');
  if (!existsSync(shell)) return undefined;
  const html = readFileSync(shell, 'utf8');
  const [, sheet = ''] = sheetLink.exec(html) ?? [];
  const left = <T>(name: string, otherwise: T): T => {
    const file = join(webDir, '.server', name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
  };
  return {
    ...{ html, sheet, parts: left('parts.json', []) },
    ...{ files: left('screens.json', {}), pieces: left('styles.json', []) },
  };
}
