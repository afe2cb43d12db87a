export { cleanHtml } from './clean-html';
export { escapeHtml } from './escape-html';
export { plainText, previewOf } from './plain-text';
