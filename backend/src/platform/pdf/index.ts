export type { OpenPicture } from './pictures';
export type { PdfContent } from './content';
export { renderPdf } from './render-pdf';
