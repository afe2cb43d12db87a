import { hasAccess, isEditor, type Policy } from '../standing';

export const canSeePins: Policy = hasAccess;
export const canChangePins: Policy = isEditor;
