import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  appTexts,
  todayTexts as texts,
  type TeamSummary,
  type Today as TodayData,
} from '@touchline/contract';
import {
  Button,
  EmptyState,
  FeedColumns,
  FeedSkeleton,
  Heading,
  Inline,
  Stack,
  SuccessIcon,
  Text,
  useMinute,
} from '@touchline/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { todayKey } from '../../shared/api/query-keys';
import { useOnline } from '../../shared/hooks/use-online';
import { LoadingWords } from '../../shared/loading-words';
import { useTimeZone } from '../../shared/time-zone';
import { commentsForYou } from './comments-for-you';
import { longDay } from './long-day';
import { NewsLine } from './news-line';
import { useIsEditor } from './use-is-editor';
import { Continue, ForYou, rowsToContinue, Starred, ToRead, Unread, type PartsProps } from './today-parts';
import { todayQuery } from './today-queries';
import { unreadContents } from './unread-content';

interface TodayProps extends Pick<PartsProps, 'onOpenComment'> {
  teams: readonly TeamSummary[];
  /** Shown while there is nothing new. */
  startHere?: ReactNode;
}

/** Shows what is new for the user in all teams. */
export function Today({ teams, startHere, onOpenComment }: TodayProps) {
  const today = useQuery(todayQuery);
  const onOpen = useOpened();
  return (
    <Stack gap="16">
      <TodayHeading updatedAt={today.dataUpdatedAt} />
      <NewsLine teams={teams} />
      {today.isPending && <TodaySkeleton />}
      {today.isLoadingError && (
        <Inline gap="12" wrap>
          <Text tone="muted">{texts.failed}</Text>
          <Button size="small" isPending={today.isFetching} onPress={() => void today.refetch()}>
            {appTexts.tryAgain}
          </Button>
        </Inline>
      )}
      {today.data && (
        <TodayContents
          today={today.data}
          teams={teams}
          startHere={startHere}
          onOpen={onOpen}
          onOpenComment={onOpenComment}
        />
      )}
    </Stack>
  );
}

/** "Today" with the date; without a connection also the time from which the rows are. */
function TodayHeading({ updatedAt }: { updatedAt: number }) {
  const now = useMinute();
  const timeZone = useTimeZone();
  const isOnline = useOnline();
  return (
    <Inline gap="12" align="baseline" wrap>
      <Heading level={1}>{texts.title}</Heading>
      <Text tone="muted" as="span">
        {longDay(now, timeZone)}
        {!isOnline && updatedAt > 0 && ` · ${texts.from} ${timeOfDay(updatedAt, timeZone)}`}
      </Text>
    </Inline>
  );
}

const timeOfDay = (at: number, timeZone: string | null) =>
  new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? undefined,
  });

function TodayContents({ startHere, ...props }: PartsProps & Pick<TodayProps, 'startHere'>) {
  const { today, teams } = props;
  const isEditor = useIsEditor(teams);
  if (Object.values(today).every((rows: readonly unknown[]) => rows.length === 0)) {
    return (
      <>
        <EmptyState
          icon={SuccessIcon}
          title={texts.none}
          detail={isEditor ? texts.noneLeadOfEditors : texts.noneLead}
        />
        {startHere}
      </>
    );
  }
  const resumed = rowsToContinue(today);
  const unread = unreadContents(today);
  const forYou = commentsForYou(today);
  const hasSide = forYou.length + resumed.length > 0;
  return (
    <FeedColumns
      first={today.toRead.length > 0 && <ToRead {...props} />}
      second={unread.length > 0 && <Unread rows={unread} teams={teams} />}
      side={
        hasSide && (
          <>
            <ForYou rows={forYou} onOpenComment={props.onOpenComment} />
            <Continue rows={resumed} />
          </>
        )
      }
      across={today.starred.length > 0 && <Starred {...props} />}
    />
  );
}

/** In the shape of the answer. */
function TodaySkeleton() {
  return (
    <>
      <LoadingWords>{appTexts.loading}</LoadingWords>
      <FeedColumns first={<FeedSkeleton count={3} />} side={<FeedSkeleton count={2} />} />
    </>
  );
}

/**
 * Leaves out what was opened from here when Home is shown again, and refetches then: no live update names a view. The rows
 * stay while Home is shown, so that nothing moves under the pointer.
 */
function useOpened() {
  const queries = useQueryClient();
  const opened = useRef<{ kind: string; id: number }[]>([]);
  useEffect(
    () => () => {
      removeOpened(queries, opened.current);
      void queries.invalidateQueries({ queryKey: todayKey, refetchType: 'none' });
    },
    [queries],
  );
  return (item: { kind: string; id: number }) => void opened.current.push(item);
}

function removeOpened(queries: QueryClient, opened: readonly { kind: string; id: number }[]): void {
  queries.setQueryData(
    todayQuery.queryKey,
    (known: TodayData | undefined) =>
      known && {
        ...known,
        toRead: known.toRead.filter(
          ({ kind, id, state }) =>
            state !== 'new' || !opened.some((item) => item.kind === kind && item.id === id),
        ),
      },
  );
}
