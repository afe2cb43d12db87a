/** Loads Editor.js and the editor made of it: a chunk of its own. */
export const loadPageEditor = async () => (await import('./page-editor')).PageEditor;
