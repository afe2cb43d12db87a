import { hasAccess, isEditor, type Policy } from '../standing';

export const canReadPlays: Policy = hasAccess;
export const canStarPlays: Policy = hasAccess;
export const canExportPlays: Policy = hasAccess;
export const canEditPlays: Policy = isEditor;
export const canPublishPlays: Policy = isEditor;
