import type { Block, Marks, Place } from '@touchline/content';
import type { SelectedCells } from '../edits/mark';

/** What toolbar and menus show. */
export interface EditorState {
  isReady: boolean;
  /** The block at the caret, and the caret in it. */
  block?: Block;
  place?: Place;
  /** The cells that are selected in a table. */
  cells?: SelectedCells;
  marks: Marks;
  /** There is text to link: words are selected, whole blocks, or the caret is in a link. */
  isOnText: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** What was done last, for those who do not see it. */
  said?: string;
}
