import { name } from './new-words.css';

/**
 * Highlights words that were just added to the text on screen, with the CSS Custom Highlight API. Browsers without it show plain text.
 */
export function markNewWords(words: readonly Range[]): void {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...words));
}
