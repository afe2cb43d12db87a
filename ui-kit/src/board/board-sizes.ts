/*
 * Limits of drawings, apart from the styles: styles that import other styles of boards would add those to the style sheet of all documents.
 */

/** Height of a drawing in a page at most. */
export const maxDrawingHeight = '78vh';

/** Space of the controls and the margins below a drawing that fills the screen. */
const controlsHeight = '10rem';

/** Height of a drawing that fills the screen at most. */
export const maxFullScreenHeight = `(100dvh - ${controlsHeight})`;
