import type { TextPosition } from '@touchline/contract';
import { apart, sameWords, similarWords } from './candidates';
import { clearest, knownOf, speaking, type Candidate, type Known } from './evidence';
import type { PageText, Stretch } from './page-text';
import { squeezed } from './squeeze';

export interface FoundAnchor extends Stretch {
  /** Where it was, the same words elsewhere, or words much like them. */
  how: 'exact' | 'moved' | 'changed';
}

/** Where commented words stand now. Better lost than wrong: nothing where two places are about as good. */
export function findAnchor(page: PageText, quote: string, position: TextPosition): FoundAnchor | null {
  const { start, blockId } = position;
  if (isInPlace(page, quote, position)) return { start, end: start + quote.length, how: 'exact' };
  const known = knownOf(quote, position);
  if (known.quote === '') return null;
  const own = squeezed(page);
  const block = blockId === undefined ? undefined : page.blocks.get(blockId);
  const looking = { known, own, block: block && own.within(block) };

  const same = sameWords(looking);
  const best = clearest(same);
  const isClear = best?.isInBlock && speaking(known, best).both;
  const found = isClear ? best : clearest(apart([...same, ...similarWords(looking)]));
  if (!found || !isTrusted(found, known, same.length === 1)) return null;
  return { ...own.inPage(found), how: found.errors === 0 ? 'moved' : 'changed' };
}

function isInPlace({ text }: PageText, quote: string, { start, prefix = '', suffix = '' }: TextPosition) {
  return start >= prefix.length && text.startsWith(prefix + quote + suffix, start - prefix.length);
}

/** Quotes of this many letters are hardly written twice by chance; those of fewer than `short` all the time. */
const long = 12;
const short = 4;

/** Whether the words and what stands around them say enough. */
function isTrusted(found: Candidate, known: Known, isOnly: boolean): boolean {
  const { both, one } = speaking(known, found);
  if (both) return true;
  if (found.errors > 0) return known.wasAlone && one;
  if (!known.wasAlone) return found.isInBlock && one;
  if (known.quote.length >= long) return one || isOnly || found.isInBlock;
  return known.quote.length >= short && one;
}
