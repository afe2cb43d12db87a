export { escapeHtml } from './escape-html';
export { previewOf } from './plain-text';
export { cleanHtml, plainText } from './read-html';
