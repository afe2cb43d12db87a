/** A text of a page that the server drew: its block, and which field of it the editor will have for it. */
export interface DrawnText {
  element: Element;
  /** Nothing in an empty page. */
  blockId: string;
  field: number;
}

/** What was written into the words of a page before its editor was there. */
export interface WrittenBefore {
  texts: readonly DrawnText[];
  /** Where one was writing: after so many presses of Enter in that text, so many characters. */
  caret?: { text: DrawnText; enters: number; at: number };
}

/** Where somebody pressed Enter: what early.ts puts there, and the line that it begins. */
export const enterPressed = /\u2063\n?/;

let take = (_written: WrittenBefore) => {};

/** From now on it is written in this editor. */
export function takeWrittenBefore(by: (written: WrittenBefore) => void): () => void {
  take = by;
  return () => (take = () => {});
}

export const handOver = (written: WrittenBefore) => take(written);
