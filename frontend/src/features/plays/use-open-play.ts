import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isStatus } from '../../shared/api/api-error';
import { listedPlay, playQuery } from './play-queries';
import { useOpenPlayId } from './use-play-address';

/** Returns the play in the address, once it is known to belong to the team. */
export function useOpenPlay(teamId: number) {
  const queries = useQueryClient();
  const open = useOpenPlayId();
  const id = Number(open);
  const isNumber = /^\d{1,9}$/.test(open ?? '');
  const query = useQuery({
    ...playQuery(id),
    enabled: isNumber,
    placeholderData: () => listedPlay(queries, teamId, id),
  });
  const isElsewhere = query.data !== undefined && query.data.teamId !== teamId;
  const isMissing = !isNumber || isElsewhere || isStatus(query.error, 404);
  return { isOpen: open !== null, isMissing, play: isMissing ? undefined : query.data, query };
}
