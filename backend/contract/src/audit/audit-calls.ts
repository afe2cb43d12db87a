import { get } from '../call';
import type { AuditFilter, AuditList } from './audit';

export const auditCalls = {
  /** For super admins: what was done, newest first. */
  list: get('/api/admin/audit').asks<AuditFilter>().answers<AuditList>(),
};
