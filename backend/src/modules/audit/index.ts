export { Audit, type NewAuditEntry } from './audit.service';
export { AuditModule } from './audit.module';
