import { active, marked } from './marked-words.css';

export interface MarkedWords {
  /** Ranges that have comments. */
  marked: readonly Range[];
  /** The ranges of the active comment. */
  active: readonly Range[];
}

/**
 * Highlights words with the CSS Custom Highlight API, which does not change the DOM. Browsers without it show
 * plain text.
 */
export function markWords(words: MarkedWords): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(marked, new Highlight(...words.marked));
  const looked = new Highlight(...words.active);
  looked.priority = 1;
  CSS.highlights.set(active, looked);
}

export const unmarkWords = () => markWords({ marked: [], active: [] });
