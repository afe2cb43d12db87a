import { post } from '../call';
import type { ContentMove } from './content-move';

export const contentMoveCalls = {
  /**
   * Moves pages and plays to another team that the caller edits, too. They keep their ids, so their addresses lead there for users who see
   * that team, and answer 404 to others. Versions, comments and copies of their files go along. They get the given category, or else
   * that of the same path, or none. Pins are removed, and so are stars, last-read versions and notifications of users who
   * do not see that team. Moving back is the same call. Nothing happens if both teams are the same. `conflict` if one was saved with
   * another file meanwhile: the call can be repeated.
   */
  move: post('/api/teams/:teamId/move')
    .withStatus(204)
    .body<ContentMove>()
    .withErrors('page_not_found', 'play_not_found', 'conflict'),
};
