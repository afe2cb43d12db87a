import type { TextPosition } from '@touchline/contract';
import { dropOverlaps, exactMatches, fuzzyMatches, type AnchorSearch } from './candidates';
import {
  bestCandidate,
  MIN_MATCHING_CHARS,
  quoteSelectorOf,
  matchContext,
  type Candidate,
  type QuoteSelector,
} from './scoring';
import type { PageText } from './page-text';
import { strippedPage } from './strip-whitespace';
import { unchangedAnchor, type FoundAnchor } from './unchanged-anchor';

/** Finds a quote in the current text of the page. Prefers lost to wrong: returns null if two candidates score about the same. */
export function findAnchor(page: PageText, quote: string, position: TextPosition): FoundAnchor | null {
  const unchanged = unchangedAnchor(page, quote, position);
  if (unchanged) return unchanged;
  const selector = quoteSelectorOf(quote, position);
  if (selector.exact === '') return null;
  const own = strippedPage(page);
  const { blockId } = position;
  const block = blockId === undefined ? undefined : page.blocks.get(blockId);
  const found = findIn({ selector, own, block: block && own.toStripped(block) });
  return found ? { ...own.toPage(found), how: found.errors === 0 ? 'moved' : 'changed' } : null;
}

function findIn(target: AnchorSearch): Candidate | undefined {
  const { selector } = target;
  const same = exactMatches(target);
  const best = bestCandidate(same);
  if (best?.isInBlock && matchContext(selector, best).both) return best;
  const found = bestCandidate(dropOverlaps([...same, ...fuzzyMatches(target)]));
  const isTrusted = found?.errors === 0 ? isTrustedExact : isTrustedFuzzy;
  return found && isTrusted(found, target, same.length === 1) ? found : undefined;
}

/** Quotes of this length rarely occur twice by chance; quotes shorter than `SHORT_QUOTE_CHARS` often do. */
const LONG_QUOTE_CHARS = 12;
const SHORT_QUOTE_CHARS = 4;
/** Changed quotes must be longer to be conclusive. */
const LONG_FUZZY_QUOTE_CHARS = 16;

/** Returns true if quote and context are conclusive. */
function isTrustedExact(found: Candidate, { selector }: AnchorSearch, isOnly: boolean): boolean {
  const { both, one } = matchContext(selector, found);
  const { length } = selector.exact;
  if (both || (one && found.isInBlock)) return both || length >= SHORT_QUOTE_CHARS;
  return selector.wasUnique && length >= LONG_QUOTE_CHARS && (one || isOnly || found.isInBlock);
}

function isTrustedFuzzy(found: Candidate, { selector, own }: AnchorSearch): boolean {
  const { both, one } = matchContext(selector, found);
  if (wasRemoved(own.text, selector)) return false;
  if (both) return !(selector.hasDuplicateNearby.prefix && selector.hasDuplicateNearby.suffix);
  return one && selector.wasUnique && selector.exact.length >= LONG_FUZZY_QUOTE_CHARS;
}

/** Returns true if prefix and suffix are adjacent now, because the quote was deleted. */
function wasRemoved(text: string, { prefix, suffix }: QuoteSelector): boolean {
  return text.includes(prefix.slice(-MIN_MATCHING_CHARS) + suffix.slice(0, MIN_MATCHING_CHARS));
}
