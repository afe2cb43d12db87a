import { oneOf } from '../field-rule';
import { auditActs } from './audit';

export const act = oneOf(auditActs, 'This is not an act that is kept');
