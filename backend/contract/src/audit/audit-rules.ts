import { oneOf } from '../field-rule';
import { auditActs } from './audit';

export const act = oneOf(auditActs, 'Unknown audit event');
