import type { Block, Marks, Place } from '@touchline/content';
import type { SelectedCells } from '../edits/mark';

/** State shown by toolbar and menus. */
export interface EditorState {
  isReady: boolean;
  /** Block at the caret. */
  block?: Block;
  place?: Place;
  /** Selected cells of a table. */
  cells?: SelectedCells;
  marks: Marks;
  /** There is text to link: text or blocks are selected, or the caret is in a link. */
  isOnText: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Last announcement for screen readers. */
  announcement?: string;
}
