export { loadEditor, PageEditor } from './editor-in-time';
export type { EditorHandle, PageEditorProps } from './page-editor';
