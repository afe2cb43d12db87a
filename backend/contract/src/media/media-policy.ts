import { hasAccess, isEditor, type Policy } from '../standing';

export const canSeeMedia: Policy = hasAccess;
export const canChangeMedia: Policy = isEditor;
