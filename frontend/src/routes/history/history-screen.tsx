import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { canSeeHistory, historyTexts, type Page, type Play, type Sitting } from '@touchline/contract';
import {
  Button,
  Column,
  Columns,
  Container,
  EmptyState,
  HistoryIcon,
  SkeletonText,
  Stack,
  media,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { sittingsQuery } from '../../features/history/history-queries';
import { pageQuery } from '../../features/pages/page-queries';
import { playQuery } from '../../features/plays/play-queries';
import { baseOf, isSelected, sittingOf, type Selection } from '../../features/history/selected-version';
import { SittingList, type Unfolded } from '../../features/history/sitting-list';
import type { ContentId } from '../../shared/api/content-queries';
import { isStatus } from '../../shared/api/api-error';
import { LoadingWords } from '../../shared/loading-words';
import { teamsQuery, useStanding } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccessDenied, NotFound } from '../shared/not-found';
import { addressOfContent } from '../../shared/api/address-of-content';
import { LoadFailed } from '../../shared/load-failed';
import { HistoryHead } from './history-head';
import { OpenVersion } from './open-version';
import { RestoreButton } from './restore-button';

/** /pages/{pageId}/history; `?version=` selects a version, `&from=` all saves of a sitting up to it. */
export function HistoryScreen() {
  const id = Number(useParams().pageId);
  const page = useQuery(pageQuery(id));
  return <ContentHistory content={{ kind: 'page', id }} query={page} title={page.data?.title} />;
}

/** /plays/{playId}/history; selects versions as the history of a page does. */
export function PlayHistoryScreen() {
  const id = Number(useParams().playId);
  const play = useQuery(playQuery(id));
  return <ContentHistory content={{ kind: 'play', id }} query={play} title={play.data?.name} />;
}

interface ContentHistoryProps {
  content: ContentId;
  /** The page or play as it is now. */
  query: UseQueryResult<Page | Play>;
  title: string | undefined;
}

function ContentHistory({ content, query, title }: ContentHistoryProps) {
  const teams = useQuery(teamsQuery);
  const standing = useStanding(teams.data?.find(({ id }) => id === query.data?.teamId));
  const { history, denied } = historyTexts.of[content.kind];
  usePageTitle(title && `${history}: ${title}`);

  if (isStatus(query.error, 404)) return <NotFound />;
  if (query.isLoadingError) return <LoadFailed query={query} title={historyTexts.historyFailed} />;
  if (title === undefined || !standing) return <Waiting />;
  if (!canSeeHistory(standing)) return <AccessDenied reason={denied} />;
  return <Sittings content={content} title={title} />;
}

function Sittings({ content, title }: { content: ContentId; title: string }) {
  const history = useInfiniteQuery(sittingsQuery(content));
  if (history.isLoadingError) return <LoadFailed query={history} title={historyTexts.historyFailed} />;
  if (!history.data) return <Waiting />;
  const sittings = history.data.pages.flatMap((each) => each.sittings);
  const [latest, ...earlier] = sittings;
  const isOneVersion = !latest || (latest.saves === 1 && earlier.length === 0);
  return (
    <Container width="content">
      <Stack gap="24">
        {isOneVersion ? (
          <>
            <HistoryHead content={content} title={title} />
            <NoHistory content={content} />
          </>
        ) : (
          <Versions content={content} title={title} sittings={sittings} latest={latest} />
        )}
      </Stack>
    </Container>
  );
}

interface VersionsProps {
  content: ContentId;
  title: string;
  sittings: readonly Sitting[];
  latest: Sitting;
}

/** List of sittings beside the selected version; on narrow screens one replaces the other. */
function Versions({ content, title, sittings, latest }: VersionsProps) {
  const [chosen, choose] = useChosenVersion();
  const selected = chosen ?? sittingOf(latest);
  const [unfolded, setUnfolded] = useState<Unfolded>({});
  const [isChosenHere, setChosenHere] = useState(false);
  const list = (
    <SittingList
      selected={selected}
      unfolded={unfolded}
      content={content}
      onSelect={(selection) => {
        setChosenHere(true);
        choose(selection);
      }}
      onUnfold={(first, isUnfolded) => setUnfolded({ ...unfolded, [first]: isUnfolded })}
    />
  );
  const view = (
    <OpenVersion
      content={content}
      selected={selected}
      sitting={sittings.find((each) => isSelected(selected, each))}
      base={baseOf(selected, sittings)}
      current={latest.lastVersion}
    />
  );
  const { version } = selected;
  const restore = version !== latest.lastVersion && (
    <RestoreButton key={version} content={content} version={version} />
  );
  return (
    <>
      <HistoryHead
        content={content}
        title={title}
        action={restore}
        onBack={chosen && (() => choose(undefined))}
        isBackFocused={isChosenHere}
      />
      <Columns gap="32" besideFrom="desktop">
        <Column shownFrom={chosen === undefined ? undefined : 'desktop'}>{list}</Column>
        <Column width={2} shownFrom={chosen === undefined ? 'desktop' : undefined}>
          {view}
        </Column>
      </Columns>
    </>
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
    // On narrow screens the version replaces the list, and begins at its top.
    setParams({ ...next, ...from }, { preventScrollReset: matchMedia(media.desktop).matches });
  };
  return [version === undefined ? undefined : { version, first }, choose];
}

function NoHistory({ content }: { content: ContentId }) {
  const { one, back } = historyTexts.of[content.kind];
  return (
    <EmptyState
      icon={HistoryIcon}
      title={one}
      action={<Button href={addressOfContent(content)}>{back}</Button>}
    />
  );
}

function Waiting() {
  return (
    <Container width="content">
      <LoadingWords>{historyTexts.historyLoading}</LoadingWords>
      <SkeletonText lines={8} />
    </Container>
  );
}
