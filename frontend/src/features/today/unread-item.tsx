import { contentAddress, todayTexts as texts, type TeamSummary } from '@touchline/contract';
import { FeedItem, MeterBar, Popover, RelativeTime, SkeletonText } from '@touchline/ui-kit';
import { lazyContent } from '../../shared/lazy-content';
import { Initial } from './initial';
import type { UnreadContent } from './unread-content';

const NotOpened = lazyContent(async () => (await import('./not-opened')).NotOpened);

/** A page or play with the number of players who opened it; a press on the number names those who have not. */
export function UnreadItem({ row, teams }: { row: UnreadContent; teams: readonly TeamSummary[] }) {
  return (
    <FeedItem
      href={contentAddress(row)}
      start={<Initial teamId={row.teamId} teams={teams} />}
      title={row.title}
      detail={<RelativeTime at={row.publishedAt} format="calendar" />}
      action={
        <Popover
          label={texts.openedOf(row.title, row.opened, row.of)}
          sheetTitle={texts.notOpened}
          isSheetFitted
          size="small"
          trigger={<MeterBar share={row.opened / row.of}>{texts.opened(row.opened, row.of)}</MeterBar>}
        >
          <NotOpened fallback={<SkeletonText lines={4} />} kind={row.kind} id={row.id} />
        </Popover>
      }
    />
  );
}
