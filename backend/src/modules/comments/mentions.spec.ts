import { randomUUID } from 'node:crypto';
import { calls, type Comment, type Notifications, type Page } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, mailsTo } from '../../../test/jobs';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout calls' });
});

const nameOf = ({ email }: Person) => email.split('@')[0] ?? '';
const say = (who: Person, content: string) => given.comment(who, page.id, { content });
const edit = async (who: Person, { id: commentId }: Comment, content: string) =>
  (await who.call(calls.comments.edit, { commentId }, { body: { content } })).body as Comment;
const kindsTo = async (who: Person) =>
  ((await who.call(calls.notifications.list)).body as Notifications).notifications.map(({ kind }) => kind);
const list = async (who: Person) =>
  (await who.call(calls.comments.list, { pageId: page.id })).body as Comment[];

describe('a name after an @', () => {
  it('is a mention of a user who sees the team, in any case and before a full stop', async () => {
    const { mentions } = await say(team.coach, `Ask @${nameOf(team.player).toUpperCase()}.`);
    const expected = [
      { userId: team.player.id, username: nameOf(team.player), displayName: nameOf(team.player) },
    ];
    expect(mentions).toEqual(expected);
    expect((await list(team.admin))[0]?.mentions).toEqual(expected);
    expect(await kindsTo(team.player)).toEqual(['mention']);
  });

  it('is no mention when it is an outsider’s, unknown, or part of an email address', async () => {
    const content = `@${nameOf(team.outsider)} @nobody coach@${nameOf(team.player)}`;
    expect((await say(team.coach, content)).mentions).toEqual([]);
    expect(await kindsTo(team.outsider)).toEqual([]);
    expect(await kindsTo(team.player)).toEqual([]);
  });

  it('notifies nobody when it is the author’s own', async () => {
    await say(team.coach, `@${nameOf(team.coach)} should look`);
    expect(await kindsTo(team.coach)).toEqual([]);
  });

  it('takes precedence over a reply or the user’s own page, and notifies once', async () => {
    await say(team.player, `@${nameOf(team.coach)} @${nameOf(team.coach)}`);
    expect(await kindsTo(team.coach)).toEqual(['mention']);
  });

  it('notifies only newly mentioned users when it is added by an edit', async () => {
    const comment = await say(team.coach, `Ask @${nameOf(team.player)}`);
    const both = `Ask @${nameOf(team.player)} or @${nameOf(team.admin)}`;
    expect((await edit(team.coach, comment, both)).mentions).toHaveLength(2);
    expect((await edit(team.coach, comment, 'Ask nobody')).mentions).toEqual([]);
    await edit(team.coach, comment, both);
    expect(await kindsTo(team.player)).toEqual(['mention']);
    expect(await kindsTo(team.admin)).toEqual(['mention']);
  });

  it('is deleted with its comment', async () => {
    const comment = await say(team.coach, `Ask @${nameOf(team.player)}`);
    await given.comment(team.admin, page.id, { parentId: comment.id });
    await team.coach.call(calls.comments.remove, { commentId: comment.id });
    expect((await list(team.admin))[0]).toMatchObject({ isDeleted: true, mentions: [] });
    expect(await kindsTo(team.player)).toEqual([]);
  });

  it('is mailed to users who subscribe to comments', async () => {
    await team.admin.call(calls.accounts.changeNotifications, {}, { body: { comments: false } });
    await say(team.coach, `@${nameOf(team.player)} and @${nameOf(team.admin)}: which foot?`);
    await doJobs(app);
    const [mail] = await mailsTo(app, team.player.email);
    expect(mail?.text).toContain('which foot?');
    expect(await mailsTo(app, team.admin.email)).toEqual([]);
  });
});

describe('a comment that is sent again with its client id', () => {
  const send = (who: Person, clientId: string, content = 'Which foot leads?') =>
    who.call(calls.comments.create, { pageId: page.id }, { body: { content, clientId } });

  it('returns the existing one, and notifies nobody again', async () => {
    const clientId = randomUUID();
    const first = await send(team.player, clientId);
    const again = await send(team.player, clientId);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await list(team.player)).toHaveLength(1);
    expect(await kindsTo(team.coach)).toEqual(['comment']);
  });

  it('is created once by ten concurrent requests', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(team.player, clientId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as Comment).id)).size).toBe(1);
    expect(await list(team.player)).toHaveLength(1);
  });

  it('is created by another user, or with another id', async () => {
    const clientId = randomUUID();
    await send(team.player, clientId);
    await send(team.coach, clientId);
    await send(team.player, randomUUID());
    expect(await list(team.player)).toHaveLength(3);
    expect((await send(team.player, 'not-a-uuid')).body.fields).toMatchObject([{ field: 'clientId' }]);
  });

  it('is never the comment of another page', async () => {
    const clientId = randomUUID();
    await send(team.player, clientId);
    page = await given.page(team.coach, team.teamId);
    expect((await send(team.player, clientId)).status).toBe(409);
  });
});

it('the five hundred comments of a page, with who may read them, are one statement', async () => {
  await app.database.transaction((tx) =>
    tx.query(
      `with made as (
         insert into comments (page_id, team_id, user_id, content)
         select $1, $2, $3, 'No. ' || n || ' for @you' from generate_series(1, 500) n returning id)
       insert into comment_mentions select id, $3 from made`,
      [page.id, team.teamId, team.player.id],
    ),
  );
  const reads = vi.spyOn(app.database, 'read');
  const comments = await list(team.player);
  const asked = reads.mock.calls.map(([{ name }]) => name).filter((name) => name !== 'session_find_live');
  expect(asked).toEqual(['comments_of_page']);
  expect(comments).toHaveLength(500);
  expect(comments[499]?.mentions).toHaveLength(1);
  const refused = await team.outsider.call(calls.comments.list, { pageId: page.id });
  expect(refused.status).toBe(404);
  reads.mockRestore();
});
