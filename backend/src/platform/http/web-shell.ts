import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the build of the app left for the server, in `.server/` of its folder. */
interface Built {
  html: string;
  /** The address of the app's style sheet, and of parts of it. */
  sheet: string;
  parts: readonly PartSheet[];
  /** For each file that the app loads by itself, what comes with it. */
  files: Record<string, string[]>;
  pieces: readonly StylePiece[];
}

/** A part of the style sheet that is enough for these scripts, on one way into the app. */
interface PartSheet {
  way: string;
  sheet: string;
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
  /** The style sheet that the browser has, of those of the app; without it, what is drawn brings what it needs. */
  has?: string;
}

export interface FilledDocument {
  html: string;
  /** The styles that stand in it, which the policy of the answer must name. */
  styles: string;
  /** The style sheet that it names, which the browser has afterwards. */
  sheet: string;
}

/** Makes a reading call of the API. */
export type Ask = (path: string) => Promise<Response>;

/** A screen as the app itself would draw it: HTML, what it asked for on the way, as the app keeps it, and what it needs. */
type FirstView = (path: string, ask: Ask) => Promise<Required<Omit<WebDocument, 'has'>>>;

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
    const { html, files, pieces } = this.built;
    const { parts, answer, view = '', styles: own = '', has } = document;
    const links = new Set(parts.flatMap((part) => files[part] ?? []));
    const { sheet, link } = this.sheetFor(links, this.built, has);
    const bringsStyles = sheet !== has && view !== '' && pieces.length > 0;
    const styles = `${bringsStyles ? piecesFor(view, pieces) : ''}${own}`;
    const filled = withSheet(html, link, bringsStyles)
      .replace('</head>', () => `${[...links].map(preload).join('')}${styles && style(styles)}</head>`)
      .replace(root, () => (view ? drawn(view) : root) + (answer === undefined ? '' : data(answer)));
    return { html: filled, styles, sheet };
  }

  /** The least that is enough for these scripts; the whole of it where the browser has that. */
  private sheetFor(links: ReadonlySet<string>, { sheet: whole, parts }: Built, has?: string) {
    const isEnough = ({ files }: PartSheet) => [...links].every((file) => files.includes(file));
    const part = has === whole ? undefined : parts.find(isEnough);
    return { sheet: part?.sheet ?? whole, link: part && partLink(part, whole) };
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

/** The app loads the whole in its place, where it needs more (frontend/src/shared/whole-sheet.ts). */
const partLink = ({ way, sheet }: PartSheet, whole: string) =>
  `<link rel="stylesheet" crossorigin href="${sheet}" data-styles="${way}" data-whole="${whole}">`;

/** After what is drawn where that need not wait for it; scripts do, wherever it stands. */
function withSheet(html: string, part: string | undefined, isLast: boolean): string {
  const [whole = ''] = sheetLink.exec(html) ?? [];
  const link = part ?? whole;
  return isLast
    ? html.replace(whole, '').replace('</body>', () => `${link}</body>`)
    : html.replace(whole, () => link);
}

/** The rules that what is drawn may need. */
function piecesFor(view: string, pieces: readonly StylePiece[]): string {
  const classes = new Set(
    [...view.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isNeeded = ({ needs }: StylePiece) =>
    needs.length === 0 || needs.some((all) => all.every((name) => classes.has(name)));
  return pieces.flatMap((piece) => (isNeeded(piece) ? piece.text : [])).join('');
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
    ...{ html, sheet, parts: left('sheets.json', []) },
    ...{ files: left('screens.json', {}), pieces: left('styles.json', []) },
  };
}
