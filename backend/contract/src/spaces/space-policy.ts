import { isEditor, type Policy } from '../standing';

/** Editors of a team can export and import its pages. */
export const canExportSpace: Policy = isEditor;
export const canImportSpace: Policy = isEditor;
