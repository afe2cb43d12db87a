import { limits, type WordChange } from '@touchline/contract';
import Tinypool from 'tinypool';
import { Refusal } from '../http/refusal';
import { changedPart } from './changed-part';
import * as work from './html-thread';

/** HTML of so many characters is read in a thread: of nothing but markup it would hold up everybody for 20 ms. */
const long = 32_768;

let pool: Tinypool | undefined;

/** The built file, also beside sources. */
const file = import.meta.url.endsWith('.ts') ? '../../../dist/html-thread.js' : './html-thread.js';

/** Comes when it is first needed, and goes after a minute without work. */
const thread = () =>
  (pool ??= new Tinypool({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  }));

/** The development server runs sources: there is no built file, and a long text may hold it up. */
const isDevServer = import.meta.env.MODE === 'development';

const besideTheLoop = (name: Exclude<keyof typeof work, 'wordChange'>) => async (html: string) => {
  try {
    return html.length < long || isDevServer
      ? work[name](html)
      : ((await thread().run(html, { name })) as string);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal('too_large') : error;
  }
};

/** Removes from HTML what could act; what is nested too deeply is refused as too large. */
export const cleanHtml = besideTheLoop('cleanHtml');

/**
 * Converts HTML to the canonical form of content, without anything that could act; what is nested too deeply is refused as too
 * large. Of a page that was `known`, cleaned before, only what has changed is read.
 */
export async function cleanContent(html: string, known = ''): Promise<string> {
  if (Math.max(html.length, known.length) >= long) return cleanWhole(html);
  const { before, changed, after } = changedPart(html, known);
  const clean = changed && (await cleanWhole(changed));
  if (before.length + clean.length + after.length > limits.pageContent) throw new Refusal('too_large');
  return before + clean + after;
}

const cleanWhole = besideTheLoop('cleanContent');

/** The words of a page, a line for each block. */
export const plainText = besideTheLoop('plainText');

/** The first words of a page in one line, with an ellipsis where more follows. */
export const previewOf = besideTheLoop('previewOf');

/** Counts the words that came and went between two texts of a page that were cleaned. */
export async function wordChange(before: string, after: string): Promise<WordChange> {
  if (before.length + after.length < long || isDevServer) return work.wordChange([before, after]);
  return (await thread().run([before, after], { name: 'wordChange' })) as WordChange;
}
