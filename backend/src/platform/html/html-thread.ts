/** Functions of the worker thread. The build writes this file as a separate bundle. */
export { cleanContent, cleanHtml } from './clean-html';
export { foldLines } from './fold-lines';
export { plainText, summarizeText } from './plain-text';
export { wordChange } from './word-change';
