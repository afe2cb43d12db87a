import { hasAccess, isEditor, type Policy } from '../standing';

export const canReadPages: Policy = hasAccess;
export const canStarPages: Policy = hasAccess;
export const canCreatePages: Policy = isEditor;
/** A duplicate is a new page of the team. */
export const canDuplicatePages: Policy = canCreatePages;
export const canEditPages: Policy = isEditor;
export const canDeletePages: Policy = isEditor;
export const canSeeHistory: Policy = isEditor;
export const canUseBin: Policy = isEditor;
/** Readers of a page can export it. */
export const canExportPages: Policy = hasAccess;
