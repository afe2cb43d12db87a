import { get } from '../call';
import type { AuditFilter, AuditList } from './audit';

export const auditCalls = {
  /** Log entries for super admins, newest first. */
  list: get('/api/admin/audit').query<AuditFilter>().response<AuditList>(),
};
