import { isEditor, type Policy } from '../standing';

/** A user who moves pages and plays passes it in both teams. */
export const canMoveContent: Policy = isEditor;
