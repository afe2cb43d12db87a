import { changesFrom } from '../../platform/changes';
import type { CurrentUser } from '../../platform/http';

/** The user who makes a change, and the browser tab. */
type Author = Pick<CurrentUser, 'userId' | 'tab'>;

/**
 * CTEs that record the pages in the CTE `from` as `Activities.record` does, within the statement that changed them: saves
 * are so frequent that another statement would cost throughput. The CTE `change` returns the id for `Activities.announce`.
 */
export const recordedPages = (
  from: string,
  { action, userId, tab }: Record<'action' | keyof Author, string>,
) => `
  recorded as (
    insert into activities (team_id, user_id, action, target_type, target_id, target_name)
    select team_id, ${userId}, '${action}', 'page', id, title from ${from}),
  told as (${changesFrom(`select team_id, 'page', id, ${tab} from ${from}`)})`;
