import { lazy } from 'react';

export type { EditorHandle, PageEditorProps } from './page-editor';

/** The editor with Editor.js, loaded where someone may edit. */
export const PageEditor = lazy(() =>
  import('./page-editor').then((module) => ({ default: module.PageEditor })),
);
