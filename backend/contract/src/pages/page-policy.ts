import { hasAccess, isEditor, type Policy } from '../standing';

export const canReadPages: Policy = hasAccess;
export const canStarPages: Policy = hasAccess;
export const canCreatePages: Policy = isEditor;
export const canEditPages: Policy = isEditor;
export const canDeletePages: Policy = isEditor;
export const canSeeHistory: Policy = isEditor;
export const canUseBin: Policy = isEditor;
/** Whoever may read a page may take it along. */
export const canExportPages: Policy = hasAccess;
