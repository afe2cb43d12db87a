import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { appTexts, type TeamSummary } from '@touchline/contract';
import { ErrorState } from '@touchline/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { isStatus } from '../../shared/api/api-error';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { teamsQuery, useUser } from '../../shared/session';

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
  usePageTitle(title);

  const isMissing = isStatus(query.error, 404);
  if (isMissing && !query.data) return notFound;
  if (query.isLoadingError)
    return (
      <ErrorState
        title={appTexts.failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        retryLabel={appTexts.tryAgain}
      />
    );
  if (!query.data || !teams.data) return skeleton;
  const content = query.data;
  const team = teams.data.find(({ id }) => id === content.teamId);
  if (!team) return notFound;
  return (
    <Fragment key={`${content.id} of ${userId}`}>{children({ content, team, isGone: isMissing })}</Fragment>
  );
}
