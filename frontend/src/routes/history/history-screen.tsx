import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  appTexts,
  canSeeHistory,
  historyTexts,
  type Page,
  pageTexts,
  type Sitting,
} from '@touchline/contract';
import {
  ShowAbove,
  Button,
  Column,
  Columns,
  Container,
  EmptyState,
  ErrorState,
  HistoryIcon,
  SkeletonText,
  Stack,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { sittingsQuery } from '../../features/pages/history-queries';
import { pageQuery } from '../../features/pages/page-queries';
import { baseOf, sittingOf, type Selection } from '../../features/pages/selected-version';
import { SittingList, type Unfolded } from '../../features/pages/sitting-list';
import { isStatus } from '../../shared/api/api-error';
import { LoadingWords } from '../../shared/loading-words';
import { teamsQuery, useStanding } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccessDenied, NotFound } from '../shared/not-found';
import { HistoryHead } from './history-head';
import { OpenVersion } from './open-version';

/** /pages/{pageId}/history; `?version=` selects a version, `&from=` all saves of a sitting up to it. */
export function HistoryScreen() {
  const pageId = Number(useParams().pageId);
  const page = useQuery(pageQuery(pageId));
  const teams = useQuery(teamsQuery);
  const standing = useStanding(teams.data?.find(({ id }) => id === page.data?.teamId));
  usePageTitle(page.data && `${pageTexts.history}: ${page.data.title}`);

  if (isStatus(page.error, 404)) return <NotFound />;
  if (page.isLoadingError) return <Failure onRetry={() => void page.refetch()} />;
  if (!page.data || !standing) return <Waiting />;
  if (!canSeeHistory(standing)) return <AccessDenied reason={historyTexts.historyDenied} />;
  return <PageHistory page={page.data} />;
}

function PageHistory({ page }: { page: Page }) {
  const history = useInfiniteQuery(sittingsQuery(page.id));
  if (history.isLoadingError) return <Failure onRetry={() => void history.refetch()} />;
  if (!history.data) return <Waiting />;
  const sittings = history.data.pages.flatMap((each) => each.sittings);
  const [latest, ...earlier] = sittings;
  const isOneVersion = !latest || (latest.saves === 1 && earlier.length === 0);
  return (
    <Container width="content">
      <Stack gap="24">
        <HistoryHead page={page} />
        {isOneVersion ? (
          <NoHistory page={page} />
        ) : (
          <Versions page={page} sittings={sittings} latest={latest} />
        )}
      </Stack>
    </Container>
  );
}

interface VersionsProps {
  page: Page;
  sittings: readonly Sitting[];
  latest: Sitting;
}

/** List of sittings beside the selected version; on phones one replaces the other. */
function Versions({ page, sittings, latest }: VersionsProps) {
  const [chosen, choose] = useChosenVersion();
  const selected = chosen ?? sittingOf(latest);
  const [unfolded, setUnfolded] = useState<Unfolded>({});
  const list = (
    <SittingList
      selected={selected}
      unfolded={unfolded}
      pageId={page.id}
      onSelect={choose}
      onUnfold={(first, isUnfolded) => setUnfolded({ ...unfolded, [first]: isUnfolded })}
    />
  );
  const view = (
    <OpenVersion
      page={page}
      selected={selected}
      base={baseOf(selected, sittings)}
      current={latest.lastVersion}
      onBack={() => choose(undefined)}
    />
  );
  return (
    <Columns gap="32" besideFrom="desktop">
      <Column width={3}>
        {chosen === undefined ? <ShowAbove breakpoint="desktop">{view}</ShowAbove> : view}
      </Column>
      <Column>{chosen === undefined ? list : <ShowAbove breakpoint="desktop">{list}</ShowAbove>}</Column>
    </Columns>
  );
}

/** Returns the selection in the address: one version, or a sitting from its first to its last version. */
function useChosenVersion(): [Selection | undefined, (selection: Selection | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const version = Number(params.get('version')) || undefined;
  const first = Number(params.get('from')) || undefined;
  const choose = (selection: Selection | undefined) => {
    const next = selection && { version: String(selection.version) };
    const from = selection?.first && { from: String(selection.first) };
    setParams({ ...next, ...from }, { preventScrollReset: true });
  };
  return [version === undefined ? undefined : { version, first }, choose];
}

function NoHistory({ page }: { page: Page }) {
  return (
    <EmptyState
      icon={HistoryIcon}
      title={historyTexts.historyOne}
      action={<Button href={`/pages/${page.id}`}>{historyTexts.backToPage}</Button>}
    />
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={historyTexts.historyFailed} onRetry={onRetry} retryLabel={appTexts.tryAgain} />;
}

function Waiting() {
  return (
    <Container width="content">
      <LoadingWords>{historyTexts.historyLoading}</LoadingWords>
      <SkeletonText lines={8} />
    </Container>
  );
}
