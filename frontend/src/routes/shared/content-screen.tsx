import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type TeamSummary } from '@touchline/contract';
import { Fragment, type ReactNode } from 'react';
import { isStatus } from '../../shared/api/api-error';
import { HardNavigate } from '../../shared/hard-navigate';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { useMoveNotice } from '../../shared/moving/move-notice';
import { teamsQuery, useUser } from '../../shared/session';
import { viewsAsPlayer } from '../../shared/view-as-player';
import { LoadFailed } from '../../shared/load-failed';

/** A page or play that is in the cache, in its team. */
interface OpenContent<Content> {
  content: Content;
  team: TeamSummary;
  /** It was deleted by another user. An editor learns that when saving fails, and can keep the text. */
  isGone: boolean;
}

interface ContentScreenProps<Content> {
  query: UseQueryResult<Content>;
  title: string | undefined;
  notFound: ReactNode;
  skeleton: ReactNode;
  children: (open: OpenContent<Content>) => ReactNode;
}

/** Screen of a page or play: loading, failure, missing, or open. */
export function ContentScreen<Content extends { id: number; teamId: number }>(
  props: ContentScreenProps<Content>,
) {
  const { query, title, notFound, skeleton, children } = props;
  const teams = useQuery(teamsQuery);
  const { id: userId } = useUser();
  const team = teams.data?.find(({ id }) => id === query.data?.teamId);
  usePageTitle(title);
  useMoveNotice(query.data, team?.name);

  const isMissing = isStatus(query.error, 404);
  if (isMissing && !query.data) return notFound;
  // Users who do not edit the team, such as a player to whom the address was sent, see the page itself.
  if (viewsAsPlayer && isStatus(query.error, 403)) return <HardNavigate to={location.pathname} />;
  if (query.isLoadingError) return <LoadFailed query={query} level={1} />;
  if (!query.data || !teams.data) return skeleton;
  const content = query.data;
  if (!team) return notFound;
  return (
    <Fragment key={`${content.id} of ${userId}`}>{children({ content, team, isGone: isMissing })}</Fragment>
  );
}
