import { hasAccess, isEditor, type Policy } from '../standing';

export const canSeeCategories: Policy = hasAccess;
export const canChangeCategories: Policy = isEditor;
