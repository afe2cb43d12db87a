import { del, get, patch, post, put } from '../call';
import type { Publication, ReadVersion } from '../pages/page';
import type {
  BulkPlayPublication,
  NewPlay,
  Play,
  PlayChange,
  PlayFilter,
  PublishedPlay,
  PublishedPlays,
} from './play';

export const playCalls = {
  list: get('/api/teams/:teamId/plays').query<PlayFilter>().response<Play[]>(),
  create: post('/api/teams/:teamId/plays').body<NewPlay>().response<Play>().withErrors('category_not_found'),
  /** Publishes a draft and notifies the members of the team. */
  publish: post('/api/plays/:playId/publish').withStatus(200).body<Publication>().response<PublishedPlay>(),
  /** Publishes several drafts of a team, with one notification. */
  publishAll: post('/api/teams/:teamId/plays/publish')
    .withStatus(200)
    .body<BulkPlayPublication>()
    .response<PublishedPlays>()
    .withErrors('play_not_found'),
  /** Makes a play a draft again. Its stars, comments and history remain. */
  unpublish: post('/api/plays/:playId/unpublish').withStatus(200).response<Play>(),
  /** `ahead=yes` marks a prefetch, which does not count as a view. */
  read: get('/api/plays/:playId').query<{ ahead?: 'yes' }>().response<Play>(),
  /**
   * Returns a picture of the play's board, light or dark as the screen that shows it. `v` is the version in `stillUrl`, for caching; the
   * picture is always that of the current board, and 404 without one.
   */
  still: get('/api/plays/:playId/still.svg')
    .query<{ v?: number }>()
    .response<string>()
    .withMediaType('image/svg+xml'),
  /** Records the version that the caller has read; a lower one than before is ignored. */
  setLastRead: put('/api/plays/:playId/last-read').withStatus(204).body<{ version: number }>(),
  /** Returns version `since`, to mark what changed since the caller read it. */
  changes: get('/api/plays/:playId/changes')
    .query<{ since: number }>()
    .response<ReadVersion>()
    .withErrors('version_not_found'),
  change: patch('/api/plays/:playId')
    .body<PlayChange>()
    .response<Play>()
    .withErrors('play_changed', 'category_not_found'),
  star: patch('/api/plays/:playId/star').body<{ isStarred: boolean }>().response<Play>(),
  /** Moves the play to the bin, where it is retained for 30 days. */
  remove: del('/api/plays/:playId'),
  restore: post('/api/plays/:playId/restore').withStatus(200).response<Play>(),
};
