/** The ways in whose styles a document may hold instead of the sheet, each with those before it (vite-ways-in.ts). */
const ways = ['first', 'reading'];

/** Milliseconds after which a sheet that could not be loaded is asked for again. */
const pause = 2000;

let loading: Promise<void> | undefined;

/** Resolves when the document has these styles; undefined where it has them. */
export function stylesOf(way: string): Promise<void> | undefined {
  const part = partSheet();
  const has = ways.indexOf(part?.dataset.styles ?? '');
  const needed = ways.indexOf(way);
  return part && (needed < 0 || needed > has) ? wholeSheet() : undefined;
}

/** Code that is loaded, once the document has its styles, too. */
export async function withStylesOf<Loaded>(way: string, code: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([code, stylesOf(way)]);
  return loaded;
}

/** Has the whole style sheet in place of the part that stands in the document. */
export function wholeSheet(): Promise<void> | undefined {
  const part = partSheet();
  if (part) loading ??= load(part);
  return loading;
}

const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];

/** Loads it at the first sign of someone who may go on from here: what is pressed then need not wait for it. */
export function wholeSheetInTime(): void {
  const settled = new AbortController();
  const begin = () => {
    settled.abort();
    void wholeSheet();
  };
  for (const sign of signsOfLife)
    document.addEventListener(sign, begin, { passive: true, signal: settled.signal });
}

const partSheet = () => document.querySelector<HTMLStyleElement>('style[data-whole]');

function load(part: HTMLStyleElement): Promise<void> {
  return new Promise((done) => {
    const { whole: href = '', remember = '' } = part.dataset;
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    sheet.addEventListener('load', () => {
      part.remove();
      // The next document need not bring any styles.
      document.cookie = remember;
      done();
    });
    sheet.addEventListener('error', () => {
      sheet.remove();
      setTimeout(() => void load(part).then(done), pause);
    });
    document.head.append(sheet);
  });
}
