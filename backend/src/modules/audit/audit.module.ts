import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { Audit } from './audit.service';
import { AuditCleanup } from './audit-cleanup';

@Global()
@Module({
  controllers: [AuditController],
  providers: [Audit, AuditRepository, AuditCleanup],
  exports: [Audit],
})
export class AuditModule {}
