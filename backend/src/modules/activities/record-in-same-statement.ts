import { changesFrom } from '../../platform/changes';

/**
 * CTEs that record the pages in the CTE `from` as `Activities.record` does, within the statement that changed them: saves
 * are so frequent that another statement would cost throughput. The CTE `change` returns the id for `Activities.announce`.
 */
export const recordInSameStatement = (
  from: string,
  { action, userId, tab }: Record<'action' | 'userId' | 'tab', string>,
) => `
  recorded as (
    insert into activities (team_id, user_id, action, target_type, target_id, target_name, editors_only)
    select team_id, ${userId}, '${action}', 'page', id, title, published_at is null from ${from}),
  change as (${changesFrom(`select team_id, 'page', id, ${tab} from ${from}`)})`;
