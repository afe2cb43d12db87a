import type { TextPosition } from '@touchline/contract';
import { apart, sameWords, similarWords, type Looking } from './candidates';
import { clearest, endedThere, enough, knownOf, speaking, type Candidate, type Known } from './evidence';
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
  const found = findIn({ known, own, block: block && own.within(block) });
  return found ? { ...own.inPage(found), how: found.errors === 0 ? 'moved' : 'changed' } : null;
}

function findIn(looking: Looking): Candidate | undefined {
  const { known } = looking;
  const same = sameWords(looking);
  const best = clearest(same);
  if (best?.isInBlock && speaking(known, best).both) return best;
  const found = clearest(apart([...same, ...similarWords(looking)]));
  const isTrusted = found?.errors === 0 ? isTrustedAsItIs : isTrustedChanged;
  return found && isTrusted(found, looking, same.length === 1) ? found : undefined;
}

function isInPlace({ text }: PageText, quote: string, position: TextPosition): boolean {
  const { start, prefix = '', suffix = '' } = position;
  const words = prefix + quote + suffix;
  const from = start - prefix.length;
  return (
    from >= 0 &&
    text.startsWith(words, from) &&
    (!endedThere(position) || text.length === from + words.length)
  );
}

/** Quotes of this many letters are hardly written twice by chance; those of fewer than `short` all the time. */
const long = 12;
const short = 4;
/** Words that have changed say less. */
const longWhenChanged = 16;

/** Whether the very words and what stands around them say enough. */
function isTrustedAsItIs(found: Candidate, { known }: Looking, isOnly: boolean): boolean {
  const { both, one } = speaking(known, found);
  const { length } = known.quote;
  if (both || (one && found.isInBlock)) return both || length >= short;
  return known.wasAlone && length >= long && (one || isOnly || found.isInBlock);
}

function isTrustedChanged(found: Candidate, { known, own }: Looking): boolean {
  const { both, one } = speaking(known, found);
  if (isClosed(own.text, known)) return false;
  if (both) return !(known.twin.before && known.twin.after);
  return one && known.wasAlone && known.quote.length >= longWhenChanged;
}

/** What stood on either side of the words stands together now: they were taken out. */
function isClosed(text: string, { before, after }: Known): boolean {
  return text.includes(before.slice(-enough) + after.slice(0, enough));
}
