export { AccessModule } from './access.module';
export { Access, type Admission } from './access.service';
export { standingColumns, standingJoin, type StandingRow } from './standing.repository';
