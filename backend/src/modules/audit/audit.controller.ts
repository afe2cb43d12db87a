import { calls, type AuditList } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { CurrentUser, Route } from '../../platform/http';
import { AuditFilterDto } from './audit.dto';
import { Audit } from './audit.service';

@Controller()
export class AuditController {
  constructor(private readonly audit: Audit) {}

  @Route(calls.audit.list)
  list(@CurrentUser() user: CurrentUser, @Query() filter: AuditFilterDto): Promise<AuditList> {
    return this.audit.list(user, filter);
  }
}
