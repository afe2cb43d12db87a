export { loadEditor, PageEditor } from './editor-in-time';
export type { EditorHandle } from './page-editor';
