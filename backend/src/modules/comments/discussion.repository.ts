import { limits, type ThreadOrder } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import {
  cursorTime,
  Database,
  listsOf,
  rowsOf,
  pipelinedStatement,
  statement,
  type Columns,
  type ColumnLists,
  type Statement,
} from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { draftColumn, standingColumns, standingJoin, type StandingRow } from '../access';
import {
  liveSession,
  sessionUserId,
  splitJoined,
  type JoinedRow,
  type JoinedWithSession,
  type SessionKey,
} from '../auth';
import { commentColumns, commentTimes, fromComments, type CommentRow } from './comment.repository';

/** A comment of a list of threads. */
interface ThreadCommentRow extends CommentRow {
  /** The number of replies in the whole thread. */
  reply_count: number;
}

type AnchorRow = Pick<CommentRow, 'id' | 'is_resolved' | 'selected_text' | 'text_position'>;

/** The user's standing on the page, with the requested comments. */
interface OnPage extends StandingRow {
  page_id: number;
}
export interface CommentsRow extends OnPage {
  comments: CommentRow[];
}
export interface ThreadsRow extends OnPage {
  threads: ThreadCommentRow[];
}
export interface AnchorsRow extends OnPage {
  anchors: AnchorRow[];
  active: number;
  resolved: number;
}

/** One batch of a list: the rows after `place`. */
interface ListPart {
  place: ListCursor | null;
  limit: number;
}

/** Rows as PostgreSQL returns them. */
type EncodedComments = JoinedRow<OnPage & { comments: ColumnLists<CommentRow> }>;
type EncodedThreads = JoinedRow<OnPage & { threads: ColumnLists<ThreadCommentRow> }>;
type EncodedAnchors = JoinedRow<Omit<AnchorsRow, 'anchors'> & { anchors: ColumnLists<AnchorRow> }>;

const onPage = (columns: string) =>
  `select live_session.*, p.id as page_id, ${columns}, ${draftColumn('p')}, ${standingColumns(sessionUserId)}
     from ${liveSession}
     left join (pages p join teams t on t.id = p.team_id) on p.id = $3 and p.deleted_at is null
     ${standingJoin(sessionUserId)}`;

const ofPage = pipelinedStatement(
  'comments_of_page',
  onPage(`${listsOf(commentColumns, fromComments('k.page_id = $3'))} as comments`),
);

const anchorColumns: Columns<AnchorRow> = {
  id: 'k.id',
  is_resolved: 'k.is_resolved',
  selected_text: 'k.selected_text',
  text_position: 'k.text_position',
};
const beginsThread = 'k.page_id = $3 and k.parent_id is null';
const countOf = (state: string) =>
  `(select count(*)::integer from comments k where ${beginsThread} and ${state})`;
const anchors = pipelinedStatement(
  'comment_anchors',
  onPage(
    `${listsOf(
      anchorColumns,
      `from comments k where ${beginsThread} and k.is_resolved = $4 and k.selected_text is not null
        and k.text_position is not null order by k.created_at, k.id`,
    )} as anchors, ${countOf('not k.is_resolved')} as active, ${countOf('k.is_resolved')} as resolved`,
  ),
);

/** Equal times are ordered by id. */
const at = (comment: string) => cursorTime(`${comment}.created_at`);
const threadColumns: Columns<ThreadCommentRow> = { ...commentColumns, reply_count: 'k.reply_count' };

/** Selects threads, oldest first. Long threads come without replies, except those that `alsoShown` selects. */
const threads = (before: string, alsoShown = 'false') =>
  onPage(
    `${listsOf(
      threadColumns,
      `from (
        with recursive ${before},
        below as (
          select id, id as thread_id from begun
          union all select c.id, b.thread_id from below b join comments c on c.parent_id = b.id
        ),
        counted as (select thread_id, count(*)::integer - 1 as reply_count from below group by thread_id)
        select c.*, counted.reply_count
          from below join counted using (thread_id) join comments c using (id)
         where id = thread_id or reply_count <= ${limits.expandedReplies} or ${alsoShown}
      ) k left join users a on a.id = k.user_id order by ${at('k')}, k.id`,
    )} as threads`,
  );

const after = (comment: string, sign: '<' | '>', [time, id]: [string, string]) =>
  `(${time}::timestamptz is null or (${at(comment)}, ${comment}.id) ${sign} (${cursorTime(`${time}::timestamptz`)}, ${id}::integer))`;

const partOf = (sign: '<' | '>', direction: 'asc' | 'desc') =>
  threads(`begun as (
    select k.id from comments k
     where ${beginsThread} and k.is_resolved = $4 and ${after('k', sign, ['$5', '$6'])}
     order by ${at('k')} ${direction}, k.id ${direction} limit $7
  )`);
const parts: Record<ThreadOrder, Statement> = {
  newest: statement('threads_newest_first', partOf('<', 'desc')),
  oldest: statement('threads_oldest_first', partOf('>', 'asc')),
};

/** Selects a comment and its ancestors. */
const threadOfComment = `line as (
    select id, parent_id from comments where id = $4 and page_id = $3
    union all select c.id, c.parent_id from comments c join line on c.id = line.parent_id
  ),
  begun as (select id from line where parent_id is null)`;
const holding = statement('thread_of_comment', threads(threadOfComment, 'id in (select id from line)'));

const replies = statement(
  'thread_replies',
  onPage(
    `${listsOf(
      commentColumns,
      `from (
        with recursive below as (
          select id from comments where parent_id = $4 and page_id = $3
          union all select c.id from below b join comments c on c.parent_id = b.id
        )
        select c.* from below join comments c using (id)
         where ${after('c', '>', ['$5', '$6'])}
         order by ${at('c')}, id limit $7
      ) k left join users a on a.id = k.user_id order by ${at('k')}, k.id`,
    )} as comments`,
  ),
);

/** Reads the discussion of a page, each part together with the session. */
@Injectable()
export class DiscussionRepository {
  constructor(private readonly database: Database) {}

  async findComments({ tokenHash, now }: SessionKey, pageId: number) {
    return this.comments(ofPage, [tokenHash, now, pageId]);
  }

  async findReplies({ tokenHash, now }: SessionKey, pageId: number, { thread, place, limit }: RepliesPart) {
    const values = [tokenHash, now, pageId, thread, place?.at ?? null, place?.id ?? null, limit];
    return this.comments(replies, values);
  }

  async findThreads(
    { tokenHash, now }: SessionKey,
    pageId: number,
    { isResolved, order, place, limit }: ThreadsPart,
  ) {
    const values = [tokenHash, now, pageId, isResolved, place?.at ?? null, place?.id ?? null, limit];
    return this.threads(parts[order], values);
  }

  async findThreadOf({ tokenHash, now }: SessionKey, pageId: number, commentId: number) {
    return this.threads(holding, [tokenHash, now, pageId, commentId]);
  }

  async findAnchors(
    { tokenHash, now }: SessionKey,
    pageId: number,
    isResolved: boolean,
  ): Promise<JoinedWithSession<AnchorsRow> | undefined> {
    const values = [tokenHash, now, pageId, isResolved];
    const [row] = await this.database.read<EncodedAnchors>(anchors, values);
    return splitJoined(row, ({ anchors: lists, ...rest }) => ({ ...rest, anchors: rowsOf(lists, []) }));
  }

  private async comments(
    text: Statement,
    values: unknown[],
  ): Promise<JoinedWithSession<CommentsRow> | undefined> {
    const [row] = await this.database.read<EncodedComments>(text, values);
    return splitJoined(row, ({ comments, ...rest }) => ({
      ...rest,
      comments: rowsOf(comments, commentTimes),
    }));
  }

  private async threads(
    text: Statement,
    values: unknown[],
  ): Promise<JoinedWithSession<ThreadsRow> | undefined> {
    const [row] = await this.database.read<EncodedThreads>(text, values);
    return splitJoined(row, ({ threads: lists, ...rest }) => ({
      ...rest,
      threads: rowsOf(lists, commentTimes),
    }));
  }
}

interface RepliesPart extends ListPart {
  thread: number;
}

interface ThreadsPart extends ListPart {
  isResolved: boolean;
  order: ThreadOrder;
}
