import { contentAddress, todayTexts as texts, type TeamSummary, type TodayToRead } from '@touchline/contract';
import { Facts, FeedItem, FeedLink, PlayIcon, RelativeTime, VisuallyHidden } from '@touchline/ui-kit';
import { ReadStateBadge } from '../../shared/reading/read-state-badge';
import { Initial } from './initial';

interface ToReadItemProps {
  row: TodayToRead;
  teams: readonly TeamSummary[];
  onOpen: () => void;
}

export function ToReadItem({ row, teams, onOpen }: ToReadItemProps) {
  const isNew = row.state === 'new';
  const changes = row.since !== null && (
    <FeedLink href={contentAddress(row, row.since)}>
      {texts.seeChanges}
      <VisuallyHidden>: {row.title}</VisuallyHidden>
    </FeedLink>
  );
  return (
    <FeedItem
      href={contentAddress(row)}
      onPress={onOpen}
      start={<Initial teamId={row.teamId} teams={teams} />}
      title={row.title}
      sign={row.kind === 'play' ? PlayIcon : undefined}
      detail={
        <Facts>
          {row.by?.displayName ?? texts.someone}
          <RelativeTime at={row.at} format={isNew ? 'calendar' : 'age'} />
        </Facts>
      }
      note={row.note && `“${row.note}”`}
      action={changes || undefined}
      end={changes ? undefined : <ReadStateBadge state={row.state} />}
    />
  );
}
