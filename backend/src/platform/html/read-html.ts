import { limits, type WordChange } from '@touchline/contract';
import Tinypool from 'tinypool';
import { Refusal } from '../http/refusal';
import { changedPart } from './changed-part';
import * as work from './html-thread';

/** Longer HTML and text is processed in a worker thread: pure markup of this length would block the event loop for 20 ms. */
const THREAD_THRESHOLD_CHARS = 32_768;

let pool: Tinypool | undefined;

/** The bundle of the worker thread; when running from sources, that of the last build. */
const file = import.meta.url.endsWith('.ts') ? '../../../dist/html-thread.js' : './html-thread.js';

/** Starts the worker thread lazily; it ends after a minute without work. */
const thread = () =>
  (pool ??= new Tinypool({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  }));

/** The development server has no bundle, so long HTML blocks its event loop. */
const isDevServer = import.meta.env.MODE === 'development';

const inThreadWhenLong =
  <Name extends Exclude<keyof typeof work, 'wordChange'>>(name: Name) =>
  async (text: string): Promise<ReturnType<(typeof work)[Name]>> => {
    try {
      const isShort = text.length < THREAD_THRESHOLD_CHARS || isDevServer;
      return (isShort ? work[name](text) : await thread().run(text, { name })) as ReturnType<
        (typeof work)[Name]
      >;
    } catch (error) {
      throw error instanceof RangeError ? new Refusal('too_large') : error;
    }
  };

/** Sanitises HTML. HTML that is nested too deeply is refused as `too_large`. */
export const cleanHtml = inThreadWhenLong('cleanHtml');

/**
 * Converts HTML to the canonical form of content and sanitises it. HTML that is nested too deeply or too long is refused as `too_large`.
 * With `known`, the sanitised content of before, only the part that changed is parsed.
 */
export async function cleanContent(html: string, known = ''): Promise<string> {
  if (Math.max(html.length, known.length) >= THREAD_THRESHOLD_CHARS) return cleanWhole(html);
  const { before, changed, after } = changedPart(html, known);
  const clean = changed && (await cleanWhole(changed));
  if (before.length + clean.length + after.length > limits.pageContentBytes) throw new Refusal('too_large');
  return before + clean + after;
}

const cleanWhole = inThreadWhenLong('cleanContent');

/** Returns the text of sanitised HTML, one line per block. */
export const plainText = inThreadWhenLong('plainText');

/** Folds each line of a text for the search. */
export const foldLines = inThreadWhenLong('foldLines');

/** Returns the first characters of sanitised HTML in one line, with an ellipsis when there is more, and the number of words. */
export const summarizeText = inThreadWhenLong('summarizeText');

/** Counts the words added and removed between two sanitised contents. */
export async function wordChange(before: string, after: string): Promise<WordChange> {
  if (before.length + after.length < THREAD_THRESHOLD_CHARS || isDevServer)
    return work.wordChange([before, after]);
  return (await thread().run([before, after], { name: 'wordChange' })) as WordChange;
}
