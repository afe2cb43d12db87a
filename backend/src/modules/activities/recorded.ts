import { changesFrom } from '../../platform/changes';
import type { CurrentUser } from '../../platform/http';

/** The user who changes something, and in which tab. */
type Author = Pick<CurrentUser, 'userId' | 'tab'>;

/**
 * Parts of a statement that records, as `Activities.record` does, what the statement itself did to the pages that its part `from`
 * answers: for what happens so often that a statement more would be felt. `told` answers what is for `Activities.recorded`.
 */
export const recordedPages = (
  from: string,
  { action, userId, tab }: Record<'action' | keyof Author, string>,
) => `
  recorded as (
    insert into activities (team_id, user_id, action, target_type, target_id, target_name)
    select team_id, ${userId}, '${action}', 'page', id, title from ${from}),
  told as (${changesFrom(`select team_id, 'page', id, ${tab} from ${from}`)})`;
