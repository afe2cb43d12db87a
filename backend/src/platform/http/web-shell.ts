import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the build of the app left for the server, in `.server/` of its folder. */
interface Built {
  html: string;
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
  /** A style sheet of it, which the policy of the answer must name. */
  styles?: string;
}

/** Makes a reading call of the API. */
export type Ask = (path: string) => Promise<Response>;

/** A screen as the app itself would draw it: HTML, what it asked for on the way, as the app keeps it, and what it needs. */
type FirstView = (path: string, ask: Ask) => Promise<Required<WebDocument>>;

/** The document of the built app (frontend/vite-screens.ts, vite-first-view.ts), filled for an address. */
export class WebShell {
  private readonly built: Built | undefined;
  private drawing: Promise<FirstView> | undefined;

  constructor(private readonly webDir: string) {
    this.built = builtIn(webDir);
  }

  /** Undefined where the app is not built. */
  document({ parts, answer, view, styles }: WebDocument): string | undefined {
    if (!this.built) return undefined;
    const { html, files } = this.built;
    const links = new Set(parts.flatMap((part) => files[part] ?? []));
    return html
      .replace('</head>', () => `${[...links].map(preload).join('')}${styles ? sheet(styles) : ''}</head>`)
      .replace(root, () => (view ? drawn(view) : root) + (answer === undefined ? '' : data(answer)));
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

const sheet = (styles: string) => `<style>${styles}</style>`;

/** Data, which no browser runs: nothing in it can end the element. */
const data = (answer: unknown) =>
  `<script type="application/json" id="first-answer">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;

function builtIn(webDir: string): Built | undefined {
  const [shell, parts] = [join(webDir, 'index.html'), join(webDir, '.server/screens.json')];
  if (!existsSync(shell)) return undefined;
  const files = existsSync(parts) ? (JSON.parse(readFileSync(parts, 'utf8')) as Built['files']) : {};
  return { html: readFileSync(shell, 'utf8'), files };
}
