import { isEditor, type Policy } from '../standing';

/** Tags several pages or plays of a team, or moves them to the bin and back. */
export const canChangeSeveral: Policy = isEditor;
