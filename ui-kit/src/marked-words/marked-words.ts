import { active, marked } from './marked-words.css';

export interface MarkedWords {
  /** Words that something is said about. */
  marked: readonly Range[];
  /** Those of them that are looked at now. */
  active: readonly Range[];
}

/** Marks words of the document without putting anything into it; a browser that cannot shows them as they are. */
export function markWords(words: MarkedWords): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(marked, new Highlight(...words.marked));
  const looked = new Highlight(...words.active);
  looked.priority = 1;
  CSS.highlights.set(active, looked);
}

export const unmarkWords = () => markWords({ marked: [], active: [] });
