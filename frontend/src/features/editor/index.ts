export { PageEditor } from './lazy-page-editor';
export type { EditorHandle } from './page-editor';
