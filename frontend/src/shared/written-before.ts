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

type Take = (written: WrittenBefore) => void;

let take: Take | undefined;
let waiting: { written: WrittenBefore; pathname: string } | undefined;

/** From now on it is written in this editor, also what was handed over when there was none; but never in another page. */
export function takeWrittenBefore(by: Take): () => void {
  take = by;
  if (waiting?.pathname === location.pathname) by(waiting.written);
  waiting = undefined;
  return () => (take = undefined);
}

export function handOver(written: WrittenBefore): void {
  if (take) take(written);
  else waiting = { written, pathname: location.pathname };
}
