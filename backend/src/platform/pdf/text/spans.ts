import type { FontStyle } from '../fonts';

/** How a stretch of text looks. Sizes are in points. */
export interface TextStyle {
  font: FontStyle;
  size: number;
  color: string;
  ground?: string;
  hasUnderline?: boolean;
  hasStrike?: boolean;
  /** Where it leads. */
  href?: string;
}

/** A stretch of text in one style; a line break ends the line. */
export interface Span {
  text: string;
  style: TextStyle;
}

/** What is drawn in one go: one style, one font, one direction. */
export interface Piece {
  /** Its place in the text. */
  start: number;
  text: string;
  /** What it says where that is not what is drawn. */
  said?: string;
  face: string;
  style: TextStyle;
  /** Points. */
  width: number;
  /** Of its characters; odd where they run to the left. */
  level: number;
}

export interface Line {
  /** From left to right. */
  pieces: Piece[];
  /** Points. */
  width: number;
  isRightToLeft: boolean;
}

/** Knows the fonts. */
export interface Measure {
  faceOf(style: TextStyle, codePoint: number, before: string): string;
  widthOf(text: string, face: string, size: number): number;
}
