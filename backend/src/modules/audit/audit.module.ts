import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { Audit } from './audit.service';
import { AuditUpkeep } from './audit-upkeep';

@Global()
@Module({
  controllers: [AuditController],
  providers: [Audit, AuditRepository, AuditUpkeep],
  exports: [Audit],
})
export class AuditModule {}
