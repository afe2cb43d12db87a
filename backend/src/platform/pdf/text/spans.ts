import type { FontStyle } from '../fonts';

/** The style of text. Sizes are in points. */
export interface TextStyle {
  font: FontStyle;
  size: number;
  color: string;
  ground?: string;
  hasUnderline?: boolean;
  hasStrike?: boolean;
  href?: string;
}

/** Text in one style; a newline ends the line. */
export interface Span {
  text: string;
  style: TextStyle;
}

/** Text that is drawn in one call: one style, one font, one direction. */
export interface Piece {
  /** The index in the text. */
  start: number;
  text: string;
  /** The actual text when it differs from the drawn one. */
  actualText?: string;
  face: string;
  style: TextStyle;
  /** In points. */
  width: number;
  /** The embedding level; odd for right-to-left text. */
  level: number;
}

export interface Line {
  /** From left to right. */
  pieces: Piece[];
  /** In points. */
  width: number;
  isRightToLeft: boolean;
}

/** Selects fonts and measures text. */
export interface Measure {
  faceOf(style: TextStyle, codePoint: number, before: string): string;
  widthOf(text: string, face: string, size: number): number;
}
