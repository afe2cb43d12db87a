import { hasAccess, isEditor, type Policy } from '../standing';

export const canSeeNeighbours: Policy = hasAccess;
export const canChangeOrder: Policy = isEditor;
