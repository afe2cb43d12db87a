import { isEditor, type Policy } from '../standing';

/** Whoever writes the pages of a team may take all of them along, and bring others. */
export const canExportSpace: Policy = isEditor;
export const canImportSpace: Policy = isEditor;
