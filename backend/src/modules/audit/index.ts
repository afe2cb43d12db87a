export { Audit } from './audit.service';
export { AuditModule } from './audit.module';
