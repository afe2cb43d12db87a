export { escapeHtml } from './escape-html';
export { cleanHtml, plainText, previewOf } from './read-html';
