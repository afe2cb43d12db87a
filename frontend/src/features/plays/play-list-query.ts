import { queryOptions } from '@tanstack/react-query';
import { playCalls, playTexts, type PlayFilter } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { withoutEmpty } from '../../shared/api/list-filter';
import { listsKey } from './play-queries';

export const isFiltering = ({ search, tag, category, starred }: PlayFilter) =>
  Boolean(search) || starred !== undefined || category !== undefined || [tag ?? []].flat().length > 0;

/** A team's plays, last changed first. */
export const playListQuery = (teamId: number, filter: PlayFilter = {}) => {
  const query = withoutEmpty(filter);
  return queryOptions({
    queryKey: [...listsKey(teamId), query],
    queryFn: () => api(playCalls.list, { params: { teamId }, query }),
    meta: { failure: playTexts.fetchFailed },
  });
};
