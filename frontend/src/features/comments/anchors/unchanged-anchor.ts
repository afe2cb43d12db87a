import type { TextPosition } from '@touchline/contract';
import { endsPage } from './context';
import type { PageText, TextRange } from './page-text';

export interface FoundAnchor extends TextRange {
  /** At its position, the same text elsewhere, or similar text. */
  how: 'exact' | 'moved' | 'changed';
}

/** Returns the quote if it and its context are unchanged at their position; `findAnchor` searches for all others. */
export function unchangedAnchor(
  { text }: PageText,
  quote: string,
  position: TextPosition,
): FoundAnchor | undefined {
  const { start, prefix = '', suffix = '' } = position;
  const words = prefix + quote + suffix;
  const from = start - prefix.length;
  const isUnchanged =
    from >= 0 && text.startsWith(words, from) && (!endsPage(position) || text.length === from + words.length);
  return isUnchanged ? { start, end: start + quote.length, how: 'exact' } : undefined;
}
