import { oneOf } from '../field-rule';

export const includesFiles = oneOf(['yes'], 'files must be yes');
