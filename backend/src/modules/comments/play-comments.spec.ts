import { randomUUID } from 'node:crypto';
import {
  calls,
  limits,
  type CommentAnchors,
  type NewComment,
  type Play,
  type PlayComment,
  type PlayReplies,
  type PlayThreads,
} from '@touchline/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { codeOf, useTeam, type Person } from '../../../test/people';
import { statement } from '../../platform/database';
import { Clock } from '../../platform/clock';
import { Bin } from '../lifecycle';

const app = useApp();
const team = useTeam(app, beforeAll);
let play: Play;

beforeEach(async () => {
  play = await given.play(team.coach, team.teamId, { content: '<p data-id="block-1">Front pod</p>' });
});
afterEach(() => vi.restoreAllMocks());

const ask = (who: Person = team.player) => who.call(calls.playComments.list, { playId: play.id });
const list = async (who?: Person) => (await ask(who)).body as PlayComment[];
const say = (who: Person, content: string, parentId?: number) =>
  given.playComment(who, play.id, { content, ...(parentId && { parentId }) });
const create = (who: Person, body: NewComment) =>
  who.call(calls.playComments.create, { playId: play.id }, { body });
const edit = (who: Person, commentId: number) =>
  who.call(calls.playComments.edit, { commentId }, { body: { content: 'Changed' } });
const remove = (who: Person, commentId: number) => who.call(calls.playComments.remove, { commentId });
const resolve = (who: Person, commentId: number, isResolved = true) =>
  who.call(calls.playComments.resolve, { commentId }, { body: { isResolved } });

describe('the discussion of a play', () => {
  it('nests replies, oldest first, and returns quotes as they were sent', async () => {
    const textPosition = { start: 0, end: 5, xpath: '/p[1]', suffix: ' pod', blockId: 'block-1' };
    const body = { content: '  Why?  ', selectedText: 'Front', textPosition, teamId: team.teamId };
    expect((await create(team.player, body)).status).toBe(201);
    const [first] = await list();
    await say(team.coach, 'To sell it.', first!.id);
    await say(team.player, 'Another thing');
    const threads = await list(team.admin);
    expect(threads).toMatchObject([
      {
        playId: play.id,
        teamId: team.teamId,
        content: 'Why?',
        selectedText: 'Front',
        textPosition,
        user: { role: 'player' },
        replies: [{ playId: play.id, content: 'To sell it.' }],
      },
      { content: 'Another thing' },
    ]);
    expect(threads[0]).not.toHaveProperty('pageId');
  });

  it('is read in parts: quotes, threads by cursor, the thread of a comment, and the replies of a long one', async () => {
    const quote = { selectedText: 'Front', textPosition: { start: 0, end: 5, xpath: '/p[1]' } };
    const first = await given.playComment(team.player, play.id, quote);
    const second = await say(team.player, 'Second');
    for (let n = 0; n <= limits.expandedReplies; n++) await say(team.coach, `Reply ${n}`, second.id);
    const params = { playId: play.id };
    const read = async <Part>(call: 'anchors' | 'threads' | 'replies', query: object) =>
      (await team.player.call(calls.playComments[call], params, { query: { view: call, ...query } }))
        .body as Part;
    expect(await read<CommentAnchors>('anchors', {})).toMatchObject({
      anchors: [{ id: first.id, selectedText: 'Front' }],
      active: 2,
      resolved: 0,
    });
    const { threads, nextCursor } = await read<PlayThreads>('threads', { order: 'oldest' });
    expect([threads.map(({ id }) => id), nextCursor]).toEqual([[first.id, second.id], null]);
    expect(threads[1]).toMatchObject({ replyCount: limits.expandedReplies + 1, replies: [] });
    const { replies } = await read<PlayReplies>('replies', { thread: second.id });
    expect(replies).toHaveLength(limits.expandedReplies + 1);
    const found = await read<PlayThreads>('threads', { comment: replies.at(-1)!.id });
    expect(found.threads).toMatchObject([{ id: second.id, replies: [{ id: replies.at(-1)!.id }] }]);
  });

  it('returns the existing comment when one is sent again', async () => {
    const body = { content: 'Only once', clientId: randomUUID() };
    const sent = await create(team.player, body);
    expect((await create(team.player, body)).body).toEqual(sent.body);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['nothing but spaces', { content: '  ' }, 'Please write a comment'],
    ['the team of another play', { content: 'A', teamId: 999 }, 'teamId does not belong to this play'],
    [
      'a reply to a comment of nothing',
      { content: 'A', parentId: 999_999 },
      'parentId does not belong to this play',
    ],
  ])('refuses %s', async (_, body, message) => {
    const answer = await create(team.player, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ message }]);
    expect(await list()).toEqual([]);
  });

  it('refuses a reply to a comment of another play, and to one of a page', async () => {
    const other = await given.play(team.coach, team.teamId);
    const page = await given.page(team.coach, team.teamId);
    const elsewhere = [
      await given.playComment(team.player, other.id),
      await given.comment(team.player, page.id),
    ];
    for (const { id: parentId } of elsewhere)
      expect((await create(team.player, { content: 'Hi', parentId })).status).toBe(400);
    const { id: parentId } = await say(team.player, 'Here');
    const body = { content: 'Hi', parentId };
    expect((await team.player.call(calls.comments.create, { pageId: page.id }, { body })).status).toBe(400);
  });
});

describe('a comment of a play', () => {
  it('is edited and deleted by its author and by editors', async () => {
    const { id } = await say(team.coach, 'Which foot leads?');
    expect((await edit(team.player, id)).status).toBe(403);
    expect((await edit(team.admin, id)).body).toMatchObject({ playId: play.id, content: 'Changed' });
    expect((await remove(team.player, id)).status).toBe(403);
    expect((await remove(team.coach, id)).status).toBe(204);
    const own = await say(team.player, 'Mine');
    expect((await edit(team.player, own.id)).status).toBe(200);
    expect((await remove(team.player, own.id)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('leaves only its position when it has replies, and goes with the last of them', async () => {
    const first = await say(team.player, 'Secret');
    const reply = await say(team.coach, 'Reply', first.id);
    await remove(team.player, first.id);
    expect(await list()).toMatchObject([{ isDeleted: true, content: '', user: null, replies: [{}] }]);
    await remove(team.coach, reply.id);
    expect(await list()).toEqual([]);
  });

  it('is resolved and reopened by editors, with its thread', async () => {
    const { id } = await say(team.player, 'Which foot leads?');
    const reply = await say(team.player, 'And when?', id);
    expect((await resolve(team.player, id)).status).toBe(403);
    expect((await resolve(team.coach, reply.id)).status).toBe(403);
    expect((await resolve(team.coach, id)).body).toMatchObject({ isResolved: true });
    expect((await resolve(team.admin, id, false)).body).toMatchObject({ isResolved: false });
  });

  it('is not found by the calls of comments of pages, nor one of a page by these', async () => {
    const page = await given.page(team.coach, team.teamId);
    const onPage = await given.comment(team.coach, page.id);
    const onPlay = await say(team.coach, 'Which foot leads?');
    const body = { content: 'Changed' };
    const answers = [
      await team.coach.call(calls.comments.edit, { commentId: onPlay.id }, { body }),
      await team.coach.call(calls.comments.remove, { commentId: onPlay.id }),
      await edit(team.coach, onPage.id),
      await remove(team.coach, onPage.id),
      await resolve(team.coach, onPage.id),
    ];
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(
      answers.map(() => [404, 'comment_not_found']),
    );
  });

  it('is of its play only, although a page has the same number', async () => {
    const twins = await given.twins(app, team.coach, team.teamId);
    play = twins.play;
    await given.comment(team.player, twins.page.id, { content: 'On the page' });
    await say(team.player, 'On the play');
    const onPage = await team.player.call(calls.comments.list, { pageId: twins.page.id });
    expect(onPage.body).toMatchObject([{ content: 'On the page' }]);
    expect(await list()).toMatchObject([{ content: 'On the play' }]);
  });
});

describe('the comments of a play', () => {
  it.each(['outsider', 'signedOut'] as const)('are not for a user who is %s', async (who) => {
    const { id } = await say(team.player, 'Which foot leads?');
    const status = who === 'outsider' ? 404 : 401;
    const answers = [
      await ask(team[who]),
      await create(team[who], { content: 'Hi' }),
      await edit(team[who], id),
      await remove(team[who], id),
      await resolve(team[who], id),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });

  it('are for editors only while the play is a draft, and stay when it is published again', async () => {
    const { id } = await say(team.player, 'Which foot leads?');
    await team.coach.call(calls.plays.unpublish, { playId: play.id });
    expect((await ask()).status).toBe(404);
    expect((await create(team.player, { content: 'Hi' })).status).toBe(404);
    expect((await edit(team.player, id)).status).toBe(404);
    expect(await list(team.coach)).toHaveLength(1);
    await team.coach.call(calls.plays.publish, { playId: play.id }, { body: {} });
    expect(await list()).toHaveLength(1);
  });

  it('go with the play into the bin, come back with it, and are deleted with it', async () => {
    const { id } = await say(team.player, 'Which foot leads?');
    await team.coach.call(calls.plays.remove, { playId: play.id });
    expect([(await ask(team.coach)).status, (await edit(team.player, id)).status]).toEqual([404, 404]);
    await team.coach.call(calls.plays.restore, { playId: play.id });
    expect(await list()).toMatchObject([{ id }]);
    await team.coach.call(calls.plays.remove, { playId: play.id });
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(
      new Date(Date.now() + limits.binRetentionMs + 60_000),
    );
    await app.app.get(Bin).empty();
    const count = statement('spec_comments_left', 'select id from comments where id = $1');
    expect(await app.database.read(count, [id])).toEqual([]);
  });

  it('are left with a version of the play that is restored', async () => {
    await say(team.player, 'Which foot leads?');
    await team.coach.call(calls.plays.change, { playId: play.id }, { body: { content: '<p>Back pod</p>' } });
    await team.coach.call(calls.plays.restoreVersion, { playId: play.id, version: 1 });
    expect(await list()).toHaveLength(1);
  });
});
