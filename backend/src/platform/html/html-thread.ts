/** What a thread beside the event loop can be asked; a file of its own when it is built. */
export { cleanContent, cleanHtml } from './clean-html';
export { plainText, previewOf } from './plain-text';
export { wordChange } from './word-change';
