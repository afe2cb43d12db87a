export { escapeHtml } from './escape-html';
export { looksSame } from './compare-html';
export { cleanContent, cleanHtml, plainText, summarizeText, wordChange } from './read-html';
