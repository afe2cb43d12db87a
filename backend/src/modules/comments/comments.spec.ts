import { calls, limits, type Comment, type NewComment, type Page } from '@touchline/contract';
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

const list = async (who: Person = team.player) =>
  (await who.call(calls.comments.list, { pageId: page.id })).body as Comment[];
const create = (who: Person, body: Partial<NewComment>) =>
  who.call(calls.comments.create, { pageId: page.id }, { body });
const remove = (who: Person, commentId: number) => who.call(calls.comments.remove, { commentId });

describe('writing a comment', () => {
  it('stores quote and position as sent, and returns the author', async () => {
    const textPosition = { start: 0, end: 5, xpath: '/p[1]', prefix: '', suffix: ' pod', blockId: 'block-1' };
    const answer = await create(team.player, { content: '  Why?  ', selectedText: 'Front', textPosition });
    expect(answer.status).toBe(201);
    const [comment] = await list(team.coach);
    expect(comment).toMatchObject({
      content: 'Why?',
      selectedText: 'Front',
      textPosition,
      isResolved: false,
    });
    expect(comment?.user).toMatchObject({ role: 'player', avatar: null });
  });

  it('nests replies below their parent, oldest first', async () => {
    const first = await given.comment(team.player, page.id, { content: 'One' });
    const reply = await given.comment(team.coach, page.id, { content: 'Two', parentId: first.id });
    await given.comment(team.player, page.id, { content: 'Three', parentId: reply.id });
    await given.comment(team.player, page.id, { content: 'Four' });
    const threads = await list();
    expect(threads.map(({ content }) => content)).toEqual(['One', 'Four']);
    expect(threads[0]?.replies[0]).toMatchObject({ content: 'Two', replies: [{ content: 'Three' }] });
  });

  it.each([
    ['nothing but spaces', { content: '  ' }, 'content', 'Please write a comment'],
    ['too much', { content: 'x'.repeat(10_001) }, 'content', 'Comments can have up to 10000 characters'],
    [
      'half a position',
      { content: 'A', textPosition: { start: 1 } },
      'textPosition',
      'textPosition must hold',
    ],
    [
      'the team of another page',
      { content: 'A', teamId: 999 },
      'teamId',
      'teamId does not belong to this page',
    ],
  ])('refuses %s', async (_, body, field, message) => {
    const answer = await create(team.player, body as Partial<NewComment>);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field, message: expect.stringContaining(message) }]);
    expect(await list()).toEqual([]);
  });

  it('refuses a reply on another page', async () => {
    const other = await given.page(team.coach, team.teamId);
    const elsewhere = await given.comment(team.player, other.id);
    const answer = await create(team.player, { content: 'Hi', parentId: elsewhere.id });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ field: 'parentId' }]);
  });

  it('limits the depth of a thread', async () => {
    const first = await given.comment(team.player, page.id);
    const [last] = await app.database.transaction((tx) =>
      tx.query<{ id: number }>(
        `with made as (
           insert into comments (id, page_id, team_id, content, parent_id) overriding system value
           select 10000 + n, $1, $2, 'Deeper', case n when 2 then $3 else 9999 + n end from generate_series(2, $4) n
           returning id
         ) select max(id) as id from made`,
        [page.id, team.teamId, first.id, limits.commentDepth],
      ),
    );
    const tooDeep = await create(team.player, { content: 'Deeper still', parentId: last!.id });
    expect(tooDeep.status).toBe(409);
    expect(tooDeep.body.code).toBe('thread_too_deep');
    expect((await create(team.player, { content: 'Just fits', parentId: last!.id - 1 })).status).toBe(201);
  });
});

describe('editing and deleting a comment', () => {
  it('is for the author and for editors', async () => {
    const comment = await given.comment(team.coach, page.id);
    const edit = (who: Person) =>
      who.call(calls.comments.edit, { commentId: comment.id }, { body: { content: 'Changed' } });
    expect((await edit(team.player)).status).toBe(403);
    expect((await edit(team.coach)).status).toBe(200);
    expect((await edit(team.admin)).status).toBe(200);
    expect((await remove(team.player, comment.id)).status).toBe(403);
    expect((await list())[0]?.content).toBe('Changed');
  });

  it('leaves only the position of a deleted comment with replies', async () => {
    const first = await given.comment(team.player, page.id, { content: 'Secret' });
    await given.comment(team.coach, page.id, { content: 'Reply', parentId: first.id });
    expect((await remove(team.player, first.id)).status).toBe(204);
    const [thread] = await list();
    expect(thread).toMatchObject({
      isDeleted: true,
      content: '',
      user: null,
      replies: [{ content: 'Reply' }],
    });
    expect((await remove(team.player, first.id)).status).toBe(404);
  });

  it('removes a deleted comment with its last reply', async () => {
    const first = await given.comment(team.player, page.id);
    const reply = await given.comment(team.coach, page.id, { parentId: first.id });
    await remove(team.player, first.id);
    await remove(team.coach, reply.id);
    expect(await list()).toEqual([]);
  });

  it('removes it, too, when its last replies are deleted concurrently', async () => {
    for (let n = 0; n < 10; n++) {
      const first = await given.comment(team.player, page.id);
      const replies: Comment[] = [];
      for (let m = 0; m < 6; m++)
        replies.push(await given.comment(team.coach, page.id, { parentId: first.id }));
      await remove(team.player, first.id);
      await Promise.all(replies.map(({ id }) => remove(team.coach, id)));
      expect(await list()).toEqual([]);
    }
  });

  it('never deletes a reply that is written concurrently', async () => {
    for (let n = 0; n < 10; n++) {
      const { id } = await given.comment(team.player, page.id);
      const [reply] = await Promise.all([
        create(team.coach, { content: `Reply ${n}`, parentId: id }),
        remove(team.player, id),
      ]);
      expect([201, 400]).toContain(reply.status);
      const kept = (await list()).flatMap(({ replies }) => replies).map(({ content }) => content);
      expect(kept.includes(`Reply ${n}`)).toBe(reply.status === 201);
    }
  });
});

describe('resolving a thread', () => {
  it('is for editors, and can be undone', async () => {
    const comment = await given.comment(team.player, page.id);
    const resolve = (who: Person, isResolved: boolean) =>
      who.call(calls.comments.resolve, { commentId: comment.id }, { body: { isResolved } });
    expect((await resolve(team.player, true)).status).toBe(403);
    expect((await resolve(team.coach, true)).body.isResolved).toBe(true);
    expect((await list())[0]?.isResolved).toBe(true);
    expect((await resolve(team.admin, false)).body.isResolved).toBe(false);
  });

  it('does not count as an edit', async () => {
    const { id: commentId, updatedAt } = await given.comment(team.player, page.id);
    const { body } = await team.coach.call(
      calls.comments.resolve,
      { commentId },
      { body: { isResolved: true } },
    );
    expect(body.updatedAt).toBe(updatedAt);
    const edited = await team.player.call(calls.comments.edit, { commentId }, { body: { content: 'Later' } });
    expect(edited.body.updatedAt > updatedAt).toBe(true);
  });

  it('is not for a reply', async () => {
    const { id: parentId } = await given.comment(team.player, page.id);
    const { id: commentId } = await given.comment(team.player, page.id, { parentId });
    const answer = await team.coach.call(
      calls.comments.resolve,
      { commentId },
      { body: { isResolved: true } },
    );
    expect(answer.status).toBe(403);
    expect((await list())[0]?.replies[0]?.isResolved).toBe(false);
  });
});

it('comments go with their page into the bin', async () => {
  const comment = await given.comment(team.player, page.id);
  await team.coach.call(calls.pages.remove, { pageId: page.id });
  const edit = await team.player.call(
    calls.comments.edit,
    { commentId: comment.id },
    { body: { content: 'x' } },
  );
  expect(edit.status).toBe(404);
  expect((await team.player.call(calls.comments.list, { pageId: page.id })).status).toBe(404);
});
