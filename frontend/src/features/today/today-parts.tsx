import {
  commentAddress,
  contentAddress,
  todayTexts as texts,
  type TeamSummary,
  type Today,
  type TodayContinue,
  type TodayStarred,
} from '@touchline/contract';
import {
  Avatar,
  Badge,
  Bleed,
  FeedItem,
  Heading,
  LinkPills,
  LinkTiles,
  PageIcon,
  PlayIcon,
  RelativeTime,
  ShowAbove,
  ShowBelow,
  Stack,
  Text,
  WhiteboardIcon,
} from '@touchline/ui-kit';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import type { CommentForYou } from './comments-for-you';
import { Part } from './part';
import { ToReadItem } from './to-read-item';
import type { UnreadContent } from './unread-content';
import { UnreadItem } from './unread-item';

/** Rows of a part while it is folded: all parts together are at most one and a half screens of a phone. */
const SHOWN = 3;
const CONTINUE_SHOWN = 2;

export interface PartsProps {
  today: Today;
  teams: readonly TeamSummary[];
  /** Called when a page or play of To read is opened. */
  onOpen: (item: { kind: string; id: number }) => void;
  /** Called when a comment is opened. */
  onOpenComment: (row: CommentForYou) => void;
}

export const ToRead = ({ today, teams, onOpen }: PartsProps) => (
  <Part label={texts.toRead} rows={today.toRead} shown={SHOWN}>
    {(row) => <ToReadItem key={`${row.kind} ${row.id}`} row={row} teams={teams} onOpen={() => onOpen(row)} />}
  </Part>
);

const sentences = { mention: texts.mentionedYouOn, reply: texts.repliedOn, question: texts.on };

export const ForYou = ({
  rows,
  onOpenComment,
}: Pick<PartsProps, 'onOpenComment'> & { rows: readonly CommentForYou[] }) => (
  <Part label={texts.forYou} rows={rows} shown={SHOWN} isShortOnPhones>
    {(row) => {
      const name = row.by?.displayName ?? texts.someone;
      return (
        <FeedItem
          key={row.commentId}
          href={commentAddress(row.content, row.commentId)}
          onPress={() => onOpenComment(row)}
          start={<Avatar name={name} src={row.by?.avatar} size="small" />}
          title={`${name} ${sentences[row.kind]} ${row.content.title}`}
          detail={<bdi>{row.excerpt}</bdi>}
          end={<RelativeTime at={row.at} format="calendar" />}
        />
      );
    }}
  </Part>
);

export const Unread = ({ rows, teams }: Pick<PartsProps, 'teams'> & { rows: readonly UnreadContent[] }) => (
  <Part label={texts.unread} rows={rows} shown={SHOWN} isShortOnPhones>
    {(row) => <UnreadItem key={`${row.kind} ${row.id}`} row={row} teams={teams} />}
  </Part>
);

/** Drafts, and what was read last, unless it is among the rows to read. */
export const rowsToContinue = ({ continue: rows, toRead }: Today): TodayContinue[] =>
  rows.filter((row) => row.isDraft || !toRead.some(({ kind, id }) => kind === row.kind && id === row.id));

export function Continue({ rows }: { rows: readonly TodayContinue[] }) {
  return (
    <Part label={texts.continue} rows={rows} shown={CONTINUE_SHOWN}>
      {(row) => (
        <FeedItem
          key={`${row.kind} ${row.id}`}
          href={contentAddress(row)}
          start={<SignOf row={row} />}
          title={row.title}
          end={
            row.isDraft ? (
              <Badge tone="warning">{texts.draft}</Badge>
            ) : (
              <RelativeTime at={row.at} format="calendar" />
            )
          }
        />
      )}
    </Part>
  );
}

/** On phones plays are tiles with their boards, because they are recognised by them; else all are one row of names. */
export function Starred({ today: { starred } }: PartsProps) {
  const plays = starred.filter(({ kind }) => kind === 'play');
  const pages = starred.filter(({ kind }) => kind === 'page');
  return (
    <Stack as="section" label={texts.starred} gap="8">
      <Heading level={2} size="14">
        {texts.starred}
      </Heading>
      <ShowAbove breakpoint="tablet">
        <LinkPills label={texts.starred} items={starred.map(pillOf)} />
      </ShowAbove>
      <ShowBelow breakpoint="tablet">
        <Bleed>
          {plays.length > 0 && <LinkTiles label={texts.starredPlays} items={plays.map(tileOf)} />}
          {pages.length > 0 && <LinkPills label={texts.starredPages} items={pages.map(pillOf)} />}
        </Bleed>
      </ShowBelow>
    </Stack>
  );
}

const linkOf = (item: TodayStarred) => ({
  id: `${item.kind} ${item.id}`,
  href: contentAddress(item),
  title: item.title,
});
const pillOf = (item: TodayStarred) => ({
  ...linkOf(item),
  icon: item.kind === 'play' ? PlayIcon : isWhiteboard(item) ? WhiteboardIcon : PageIcon,
});
const tileOf = (item: TodayStarred) => ({
  ...linkOf(item),
  picture: item.stillUrl ? { src: item.stillUrl } : diagramOf(item),
  words: item.formation ?? undefined,
});
const diagramOf = ({ diagramUrl }: TodayStarred) =>
  diagramUrl === null ? undefined : { src: `${diagramUrl}?size=small` };

function SignOf({ row }: { row: TodayContinue }) {
  const Sign = row.kind === 'play' ? PlayIcon : PageIcon;
  return (
    <Text as="span" tone="muted">
      <Sign size={16} />
    </Text>
  );
}
