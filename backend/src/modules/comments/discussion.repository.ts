import { limits, type ContentKind, type ThreadOrder } from '@touchline/contract';
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
import { kindsInDatabase, type ContentRef } from '../lifecycle';
import { commentColumns, commentTimes, fromComments, type CommentRow } from './comment.repository';

/** A comment of a list of threads. */
interface ThreadCommentRow extends CommentRow {
  /** The number of replies in the whole thread. */
  reply_count: number;
}

type AnchorRow = Pick<
  CommentRow,
  'id' | 'is_resolved' | 'selected_text' | 'text_position' | 'quoted_titles' | 'board_position'
>;

/** The user's standing on the page or play, with the requested comments. */
interface OnContent extends StandingRow {
  content_id: number;
  content_kind: ContentKind;
}
export interface CommentsRow extends OnContent {
  comments: CommentRow[];
}
export interface ThreadsRow extends OnContent {
  threads: ThreadCommentRow[];
}
export interface AnchorsRow extends OnContent {
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
type EncodedComments = JoinedRow<OnContent & { comments: ColumnLists<CommentRow> }>;
type EncodedThreads = JoinedRow<OnContent & { threads: ColumnLists<ThreadCommentRow> }>;
type EncodedAnchors = JoinedRow<Omit<AnchorsRow, 'anchors'> & { anchors: ColumnLists<AnchorRow> }>;

const columns = commentColumns(sessionUserId);
const anchorColumns: Columns<AnchorRow> = {
  id: columns.id,
  is_resolved: columns.is_resolved,
  selected_text: columns.selected_text,
  text_position: columns.text_position,
  quoted_titles: columns.quoted_titles,
  board_position: columns.board_position,
};
const threadColumns: Columns<ThreadCommentRow> = { ...columns, reply_count: 'k.reply_count' };

/** Equal times are ordered by id. */
const at = (comment: string) => cursorTime(`${comment}.created_at`);
const after = (comment: string, sign: '<' | '>', [time, id]: [string, string]) =>
  `(${time}::timestamptz is null or (${at(comment)}, ${comment}.id) ${sign} (${cursorTime(`${time}::timestamptz`)}, ${id}::integer))`;

/** Selects the threads that `before` names `begun`, oldest first. Long ones come without replies, except those that `alsoShown` selects. */
const threadsOf = (before: string, alsoShown = 'false') =>
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
  )} as threads`;

const selectOn = (kind: ContentKind, selected: string) =>
  `select live_session.*, p.id as content_id, '${kind}' as content_kind, ${selected}, ${draftColumn('p')},
          ${standingColumns(sessionUserId)}
     from ${liveSession}
     left join (${kindsInDatabase[kind].table} p join teams t on t.id = p.team_id) on p.id = $3 and p.deleted_at is null
     ${standingJoin(sessionUserId)}`;

/** Returns the statements that read the discussion of a page or play, $3. */
function statementsOn(kind: ContentKind) {
  const belongs = `${kind}_id = $3`;
  const beginsThread = `k.${belongs} and k.parent_id is null`;
  const countOf = (state: string) =>
    `(select count(*)::integer from comments k where ${beginsThread} and ${state})`;
  const onContent = (selected: string) => selectOn(kind, selected);
  const partOf = (sign: '<' | '>', direction: 'asc' | 'desc') =>
    onContent(
      threadsOf(`begun as (
        select k.id from comments k
         where ${beginsThread} and k.is_resolved = $4 and ${after('k', sign, ['$5', '$6'])}
         order by ${at('k')} ${direction}, k.id ${direction} limit $7
      )`),
    );
  return {
    comments: pipelinedStatement(
      `comments_of_${kind}`,
      onContent(`${listsOf(columns, fromComments(`k.${belongs}`))} as comments`),
    ),
    anchors: pipelinedStatement(
      `comment_anchors_of_${kind}`,
      onContent(
        `${listsOf(
          anchorColumns,
          `from comments k where ${beginsThread} and k.is_resolved = $4 and k.selected_text is not null
            and (k.text_position is not null or k.board_position is not null and k.deleted_at is null) order by k.created_at, k.id`,
        )} as anchors, ${countOf('not k.is_resolved')} as active, ${countOf('k.is_resolved')} as resolved`,
      ),
    ),
    threads: {
      newest: statement(`threads_of_${kind}_newest_first`, partOf('<', 'desc')),
      oldest: statement(`threads_of_${kind}_oldest_first`, partOf('>', 'asc')),
    },
    /** Selects the thread of a comment, with the replies that lead to it. */
    threadOfComment: statement(
      `thread_of_comment_of_${kind}`,
      onContent(
        threadsOf(
          `line as (
            select id, parent_id from comments where id = $4 and ${belongs}
            union all select c.id, c.parent_id from comments c join line on c.id = line.parent_id
          ),
          begun as (select id from line where parent_id is null)`,
          'id in (select id from line)',
        ),
      ),
    ),
    replies: statement(
      `thread_replies_of_${kind}`,
      onContent(
        `${listsOf(
          columns,
          `from (
            with recursive below as (
              select id from comments where parent_id = $4 and ${belongs}
              union all select c.id from below b join comments c on c.parent_id = b.id
            )
            select c.* from below join comments c using (id)
             where ${after('c', '>', ['$5', '$6'])}
             order by ${at('c')}, id limit $7
          ) k left join users a on a.id = k.user_id order by ${at('k')}, k.id`,
        )} as comments`,
      ),
    ),
  };
}

const statements = { page: statementsOn('page'), play: statementsOn('play') };

/** Reads the discussion of a page or play, each part together with the session. */
@Injectable()
export class DiscussionRepository {
  constructor(private readonly database: Database) {}

  async findComments({ tokenHash, now }: SessionKey, { kind, id }: ContentRef) {
    return this.comments(statements[kind].comments, [tokenHash, now, id]);
  }

  async findReplies(
    { tokenHash, now }: SessionKey,
    { kind, id }: ContentRef,
    { thread, place, limit }: RepliesPart,
  ) {
    const values = [tokenHash, now, id, thread, place?.at ?? null, place?.id ?? null, limit];
    return this.comments(statements[kind].replies, values);
  }

  async findThreads(
    { tokenHash, now }: SessionKey,
    { kind, id }: ContentRef,
    { isResolved, order, place, limit }: ThreadsPart,
  ) {
    const values = [tokenHash, now, id, isResolved, place?.at ?? null, place?.id ?? null, limit];
    return this.threads(statements[kind].threads[order], values);
  }

  async findThreadOf({ tokenHash, now }: SessionKey, { kind, id }: ContentRef, commentId: number) {
    return this.threads(statements[kind].threadOfComment, [tokenHash, now, id, commentId]);
  }

  async findAnchors(
    { tokenHash, now }: SessionKey,
    { kind, id }: ContentRef,
    isResolved: boolean,
  ): Promise<JoinedWithSession<AnchorsRow> | undefined> {
    const values = [tokenHash, now, id, isResolved];
    const [row] = await this.database.read<EncodedAnchors>(statements[kind].anchors, values);
    return splitJoined(row, ({ anchors, ...rest }) => ({ ...rest, anchors: rowsOf(anchors, []) }));
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
    return splitJoined(row, ({ threads, ...rest }) => ({
      ...rest,
      threads: rowsOf(threads, commentTimes),
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
