import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  appTexts,
  canSeeHistory,
  historyTexts,
  type Page,
  pageTexts,
  type PageVersionHead,
} from '@touchline/contract';
import {
  Above,
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
import { useParams, useSearchParams } from 'react-router-dom';
import { historyQuery } from '../features/pages/history-queries';
import { pageQuery } from '../features/pages/page-queries';
import { VersionList } from '../features/pages/version-list';
import { isStatus } from '../shared/api-error';
import { LoadingWords } from '../shared/loading-words';
import { teamsQuery, useStanding } from '../shared/session';
import { usePageTitle } from '../shared/use-page-title';
import { AccessDenied, Nowhere } from './dead-ends';
import { HistoryHead } from './history-head';
import { OpenVersion } from './open-version';

/** /pages/{pageId}/history, with `?version=` for the one that is open. */
export function HistoryScreen() {
  const pageId = Number(useParams().pageId);
  const page = useQuery(pageQuery(pageId));
  const teams = useQuery(teamsQuery);
  const standing = useStanding(teams.data?.find(({ id }) => id === page.data?.teamId));
  usePageTitle(page.data && `${pageTexts.history}: ${page.data.title}`);

  if (isStatus(page.error, 404)) return <Nowhere />;
  if (page.isLoadingError) return <Failure onRetry={() => void page.refetch()} />;
  if (!page.data || !standing) return <Waiting />;
  if (!canSeeHistory(standing)) return <AccessDenied reason={historyTexts.historyDenied} />;
  return <PageHistory page={page.data} />;
}

function PageHistory({ page }: { page: Page }) {
  const history = useInfiniteQuery(historyQuery(page.id));
  if (history.isLoadingError) return <Failure onRetry={() => void history.refetch()} />;
  if (!history.data) return <Waiting />;
  const versions = history.data.pages.flatMap((each) => each.versions);
  return (
    <Container width="content">
      <Stack gap="24">
        <HistoryHead page={page} />
        {versions.length < 2 ? <NoHistory page={page} /> : <Versions page={page} versions={versions} />}
      </Stack>
    </Container>
  );
}

/** The versions beside the one that is open; on phones one after the other. */
function Versions({ page, versions }: { page: Page; versions: readonly PageVersionHead[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = Number(params.get('version')) || undefined;
  const current = versions[0]?.version ?? page.version;
  const open = chosen ?? current;
  const list = (
    <VersionList
      pageId={page.id}
      selected={open}
      onSelect={(version) => setParams({ version: String(version) }, { preventScrollReset: true })}
    />
  );
  const view = (
    <OpenVersion
      page={page}
      version={open}
      current={current}
      onBack={() => setParams({}, { preventScrollReset: true })}
    />
  );
  return (
    <Columns gap="32" besideFrom="desktop">
      <Column width={3}>{chosen === undefined ? <Above breakpoint="desktop">{view}</Above> : view}</Column>
      <Column>{chosen === undefined ? list : <Above breakpoint="desktop">{list}</Above>}</Column>
    </Columns>
  );
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
