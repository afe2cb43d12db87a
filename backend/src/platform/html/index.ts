export { cleanHtml } from './clean-html';
export { plainText, previewOf } from './plain-text';
