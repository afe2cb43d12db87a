import {
  calls,
  limits,
  type Comment,
  type CommentAnchors,
  type CommentReplies,
  type CommentThreads,
  type Page,
  type ThreadOrder,
} from '@touchline/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId);
});

const callOf = { anchors: calls.comments.anchors, replies: calls.comments.replies };
const read = async ({ view, ...rest }: Record<string, unknown>, who: Person = team.player) => {
  const call = callOf[view as keyof typeof callOf] ?? calls.comments.threads;
  return who.call(call, { pageId: page.id }, { query: { view, ...rest } });
};
const threads = async (query: Record<string, unknown> = {}) =>
  (await read({ view: 'threads', ...query })).body as CommentThreads;
const anchors = async (query: Record<string, unknown> = {}) =>
  (await read({ view: 'anchors', ...query })).body as CommentAnchors;
const replies = async (thread: number, query: Record<string, unknown> = {}) =>
  (await read({ view: 'replies', thread, ...query })).body as CommentReplies;
const whole = async () =>
  (await team.player.call(calls.comments.list, { pageId: page.id })).body as Comment[];

/** Inserts comments, three per millisecond, with different microseconds. */
async function write(count: number, parentId: number | null = null): Promise<number[]> {
  const rows = await app.database.transaction((tx) =>
    tx.query<{ id: number }>(
      `insert into comments (page_id, team_id, user_id, content, parent_id, created_at)
       select $1, $2, $3, 'Comment ' || n, $4,
              timestamptz '2026-11-01 12:00:00Z' + (n / 3) * interval '1 ms' + (n % 3) * interval '1 us'
         from generate_series(1, $5::integer) n returning id`,
      [page.id, team.teamId, team.player.id, parentId, count],
    ),
  );
  return rows.map(({ id }) => id);
}

async function readAll(query: Record<string, unknown>, between: () => Promise<unknown> = async () => {}) {
  const parts: number[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { threads: part, nextCursor } = await threads({ ...query, ...(cursor && { cursor }) });
    parts.push(part.map(({ id }) => id));
    cursor = nextCursor;
    if (cursor) await between();
  }
  return parts;
}

const resolve = (commentId: number) =>
  team.coach.call(calls.comments.resolve, { commentId }, { body: { isResolved: true } });
const remove = (commentId: number) => team.coach.call(calls.comments.remove, { commentId });

describe('threads by cursor', () => {
  it.each<[ThreadOrder]>([['newest'], ['oldest']])('come %s first, each once, to the end', async (order) => {
    const ids = await write(2 * limits.threadsPerCall + 5);
    const parts = await readAll({ order });
    expect(parts.map((part) => part.length)).toEqual([limits.threadsPerCall, limits.threadsPerCall, 5]);
    expect(parts.flat()).toEqual(order === 'oldest' ? ids : ids.toReversed());
  });

  it('end when exactly one batch of threads exists', async () => {
    await write(limits.threadsPerCall);
    expect((await threads()).nextCursor).toBeNull();
  });

  it('are listed once each when threads are written and deleted between two batches', async () => {
    const ids = await write(2 * limits.threadsPerCall + 5);
    const gone = ids[70]!;
    let isFirst = true;
    const parts = await readAll({ order: 'newest' }, async () => {
      if (!isFirst) return;
      isFirst = false;
      await given.comment(team.player, page.id, { content: 'Meanwhile' });
      await remove(gone);
      // The cursor is the last thread of the batch.
      await remove(ids[ids.length - limits.threadsPerCall]!);
    });
    const shown = parts.flat();
    expect(new Set(shown).size).toBe(shown.length);
    const last = ids.toReversed().slice(0, limits.threadsPerCall);
    expect(shown).toEqual([...last, ...ids.toReversed().filter((id) => !last.includes(id) && id !== gone)]);
  });

  it('are active or resolved ones', async () => {
    const [first, second, third] = await write(3);
    await resolve(second!);
    expect(await readAll({ order: 'oldest' })).toEqual([[first, third]]);
    expect(await readAll({ state: 'resolved' })).toEqual([[second]]);
  });

  it('hold what the whole list holds', async () => {
    const [first, second] = await write(2);
    const reply = await given.comment(team.coach, page.id, { parentId: first! });
    await given.comment(team.player, page.id, { parentId: reply.id });
    await remove(reply.id);
    expect(await whole()).toEqual(
      (await threads({ order: 'oldest' })).threads.map(({ replyCount, ...thread }) => {
        expect(replyCount).toBe(thread.id === second ? 0 : 2);
        return thread;
      }),
    );
  });

  it('leave out the replies of a long thread, and give their number', async () => {
    const [few, many] = await write(2);
    await write(limits.expandedReplies, few);
    await write(limits.expandedReplies + 1, many);
    const found = (await threads({ order: 'oldest' })).threads;
    expect(found.map(({ replies: shown, replyCount }) => [shown.length, replyCount])).toEqual([
      [limits.expandedReplies, limits.expandedReplies],
      [0, limits.expandedReplies + 1],
    ]);
  });
});

describe('one thread', () => {
  it('is found by any comment in it, with the replies that lead there', async () => {
    const [first, second] = await write(limits.threadsPerCall + 5);
    await write(20, first);
    const reply = await given.comment(team.coach, page.id, { parentId: first! });
    const deep = await given.comment(team.player, page.id, { parentId: reply.id });
    const found = await threads({ comment: deep.id });
    expect(found.nextCursor).toBeNull();
    expect(found.threads).toMatchObject([
      { id: first, replyCount: 22, replies: [{ id: reply.id, replies: [{ id: deep.id, replies: [] }] }] },
    ]);
    expect((await threads({ comment: second! })).threads.map(({ id }) => id)).toEqual([second]);
  });

  it('is found when it is resolved, too', async () => {
    const [id] = await write(1);
    await resolve(id!);
    expect((await threads({ comment: id! })).threads).toMatchObject([{ id, isResolved: true }]);
  });

  it('is not found when the comment is deleted or on another page', async () => {
    const [gone] = await write(1);
    await remove(gone!);
    const elsewhere = await given.page(team.coach, team.teamId);
    const other = await given.comment(team.player, elsewhere.id);
    expect((await threads({ comment: gone! })).threads).toEqual([]);
    expect((await threads({ comment: other.id })).threads).toEqual([]);
  });

  it('has its replies in batches, oldest first, none before its parent', async () => {
    const [thread] = await write(1);
    const ids = await write(limits.rowsPerCall + 5, thread);
    const deep = await given.comment(team.coach, page.id, { parentId: ids[3]! });
    const first = await replies(thread!);
    await remove(ids[1]!);
    const added = await given.comment(team.coach, page.id, { parentId: thread! });
    const rest = await replies(thread!, { cursor: first.nextCursor });
    expect(first.replies.map(({ id }) => id)).toEqual(ids.slice(0, limits.rowsPerCall));
    expect(rest.replies.map(({ id }) => id)).toEqual([...ids.slice(limits.rowsPerCall), deep.id, added.id]);
    expect(rest.nextCursor).toBeNull();
  });
});

describe('anchors', () => {
  const textPosition = { start: 0, end: 5, xpath: '/p[1]' };

  it('are those of all active threads with a quote, with the number of threads', async () => {
    await write(limits.threadsPerCall + 5);
    const quoted = await given.comment(team.player, page.id, { selectedText: 'Front', textPosition });
    const done = await given.comment(team.player, page.id, { selectedText: 'pod', textPosition });
    await given.comment(team.coach, page.id, { parentId: quoted.id, selectedText: 'reply', textPosition });
    await resolve(done.id);
    const counts = { active: limits.threadsPerCall + 6, resolved: 1 };
    expect(await anchors()).toEqual({
      ...counts,
      anchors: [{ id: quoted.id, isResolved: false, selectedText: 'Front', textPosition }],
    });
    expect(await anchors({ state: 'resolved' })).toMatchObject({ ...counts, anchors: [{ id: done.id }] });
  });
});

describe('a batch of a discussion', () => {
  it.each([
    ['view', { view: 'everything' }],
    ['state', { view: 'threads', state: 'open' }],
    ['order', { view: 'threads', order: 'best' }],
    ['cursor', { view: 'threads', cursor: 'nowhere' }],
    ['comment', { view: 'threads', comment: 'x' }],
    ['thread', { view: 'replies' }],
  ])('is refused with an invalid %s', async (field, query) => {
    const answer = await read(query);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ field }]);
  });

  it.each([['anchors'], ['threads'], ['replies']])(
    'with view=%s is for members of the team',
    async (view) => {
      const { id: thread } = await given.comment(team.player, page.id);
      expect((await read({ view, thread }, team.outsider)).status).toBe(404);
      expect((await read({ view, thread })).status).toBe(200);
    },
  );
});
