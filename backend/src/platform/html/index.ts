export { escapeHtml } from './escape-html';
export { looksSame } from './compare-html';
export { cleanContent, cleanHtml, plainText, previewOf, wordChange } from './read-html';
