export { escapeHtml } from './escape-html';
export { cleanContent, cleanHtml, plainText, previewOf } from './read-html';
