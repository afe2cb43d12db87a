/*
 * Limits of a board. Texts are counted in code points, coordinates are tenths of a metre, times tenths of a second.
 */

/** Canonical JSON in UTF-8. */
export const boardBytes = 20_000;
export const pieces = 60;
export const balls = 4;
export const steps = 40;
/** Points that a way passes through, its end not counted. */
export const pathPoints = 12;
/** Distance of a coordinate from the middle of the pitch. */
export const coordinate = 2000;
export const idLength = 4;
export const pieceNumber = 3;
export const piecePosition = 4;
export const pieceName = 24;
export const pieceText = 40;
export const stepCaption = 200;
export const shortestStep = 2;
export const longestStep = 100;
/** Tenths of the step. */
export const latestStart = 9;
/** Least width and height of a zone and of the shown area. */
export const boxSide = 10;
