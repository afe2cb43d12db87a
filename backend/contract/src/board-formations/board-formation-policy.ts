import { isEditor, type Policy } from '../standing';

/** Only editors draw boards. */
export const canUseBoardFormations: Policy = isEditor;
