import { post } from '../call';
import type { BulkPages, BulkPlays, BulkTagging } from './bulk';

/**
 * Calls on several pages or plays of a team: all or none is changed, with one activity, which only editors see. One that does not exist
 * in the team refuses the call.
 */
export const bulkCalls = {
  /** Moves pages to the bin, where they are retained for 30 days. */
  binPages: post('/api/teams/:teamId/pages/bin')
    .withStatus(204)
    .body<BulkPages>()
    .withErrors('page_not_found'),
  binPlays: post('/api/teams/:teamId/plays/bin')
    .withStatus(204)
    .body<BulkPlays>()
    .withErrors('play_not_found'),
  /** Restores pages from the bin; those that are not in it stay as they are. */
  restorePages: post('/api/teams/:teamId/pages/restore')
    .withStatus(204)
    .body<BulkPages>()
    .withErrors('page_not_found'),
  restorePlays: post('/api/teams/:teamId/plays/restore')
    .withStatus(204)
    .body<BulkPlays>()
    .withErrors('play_not_found'),
  /** Adds and removes tags. Each page whose tags differ afterwards has a new version. */
  tagPages: post('/api/teams/:teamId/pages/tags')
    .withStatus(200)
    .body<BulkTagging>()
    .response<BulkTagging>()
    .withErrors('page_not_found', 'tags_full'),
  tagPlays: post('/api/teams/:teamId/plays/tags')
    .withStatus(200)
    .body<BulkTagging>()
    .response<BulkTagging>()
    .withErrors('play_not_found', 'tags_full'),
};
