export { AccessModule } from './access.module';
export { Access } from './access.service';
export {
  draftColumn,
  editsTeam,
  isShownToAll,
  seesSubject,
  seesTeam,
  standingColumns,
  standingJoin,
  type CommentRef,
  type StandingRow,
} from './standing.repository';
