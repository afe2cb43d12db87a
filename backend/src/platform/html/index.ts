export { escapeHtml, unescapeHtml } from './escape-html';
export { looksSame } from './compare-html';
export { cleanContent, cleanHtml, foldLines, plainText, summarizeText, wordChange } from './read-html';
