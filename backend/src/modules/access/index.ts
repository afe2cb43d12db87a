export { AccessModule } from './access.module';
export { Access } from './access.service';
export {
  forViewer,
  mentionText,
  mentionTitles,
  mentionTitlesIn,
  mentionTitlesOf,
  mentionTitlesWhere,
  titlesForPlayers,
  withMarkedTitles,
  withTitles,
  type MentionTitles,
} from './mention-titles';
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
