export { AccessModule } from './access.module';
export { Access } from './access.service';
export { seesTeam, standingColumns, standingJoin, type StandingRow } from './standing.repository';
