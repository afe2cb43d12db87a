import { auditRules, pageRules, type AuditAct, type AuditFilter } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class AuditFilterDto implements AuditFilter {
  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;

  @IfGiven()
  @Follows(auditRules.act)
  act?: AuditAct;

  @IfGiven()
  @Follows(pageRules.listCursor)
  cursor?: string;
}
