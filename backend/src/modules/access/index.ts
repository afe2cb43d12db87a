export { AccessModule } from './access.module';
export { Access } from './access.service';
export {
  forViewer,
  mentionTitles,
  mentionTitlesIn,
  mentionTitlesWhere,
  withPreviewTitles,
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
