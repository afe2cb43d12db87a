import { calls, type NotOpened, type Today } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { endSittings } from '../../../test/jobs';
import { codeOf, joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const today = async (who: Person) => (await who.call(calls.today.read)).body as Today;
const toRead = async (who: Person) => (await today(who)).toRead.map(({ title, state }) => [title, state]);
const open = (who: Person, pageId: number) => who.call(calls.pages.read, { pageId });
const readVersion = async (who: Person, pageId: number, version = 1) => {
  await open(who, pageId);
  await who.call(calls.pages.setLastRead, { pageId }, { body: { version } });
};
const save = (who: Person, pageId: number, content: string) =>
  who.call(calls.pages.change, { pageId }, { body: { content: `<p>${content}</p>` } });
const query = (text: string, values: unknown[] = []) =>
  app.database.transaction((tx) => tx.query(text, values));
const publishedDaysAgo = (pageId: number, days: number) =>
  query(`update pages set published_at = now() - make_interval(days => $2) where id = $1`, [pageId, days]);
const longAgoMember = (who: Person) =>
  query(`update team_members set joined_at = now() - interval '1 year' where user_id = $1`, [who.id]);
const newPlayer = async (teamId: number) => {
  const player = await person(app);
  await joinTeam(app, player, { teamId, role: 'player' });
  return player;
};

describe('To read', () => {
  it('holds what others published, of all teams, until it is opened', async () => {
    const other = await staffedTeam(app);
    await joinTeam(app, team.player, { teamId: other.teamId, role: 'player' });
    const plan = await given.page(team.coach, team.teamId, { title: 'Match plan' });
    await given.play(other.coach, other.teamId, { name: 'Falcon' });
    const { toRead: rows } = await today(team.player);
    expect(rows).toMatchObject([
      { kind: 'play', teamId: other.teamId, title: 'Falcon', state: 'new', note: null, since: null },
      { kind: 'page', id: plan.id, teamId: team.teamId, title: 'Match plan', state: 'new', since: null },
    ]);
    expect(rows[1]?.by?.displayName).toBe(plan.updatedBy?.displayName);
    expect(await toRead(team.coach)).toEqual([]);
    await open(team.player, plan.id);
    expect(await toRead(team.player)).toEqual([['Falcon', 'new']]);
  });

  it('holds a publication with its note and publisher', async () => {
    const { id: pageId } = await given.page(team.coach, team.teamId, { draft: true });
    await team.admin.call(calls.pages.publish, { pageId }, { body: { note: 'Read by Friday.' } });
    expect((await today(team.player)).toRead).toMatchObject([{ id: pageId, note: 'Read by Friday.' }]);
    expect(await toRead(team.admin)).toEqual([]);
    expect(await toRead(team.coach)).toHaveLength(1);
  });

  it('leaves out what was published more than two weeks ago, or before the user joined', async () => {
    await longAgoMember(team.player);
    const page = await given.page(team.coach, team.teamId);
    await publishedDaysAgo(page.id, 13);
    const late = await newPlayer(team.teamId);
    expect([await toRead(team.player), await toRead(late)]).toEqual([[[page.title, 'new']], []]);
    await publishedDaysAgo(page.id, 15);
    expect(await toRead(team.player)).toEqual([]);
  });

  it('holds a page that changed since the user read it, once the sitting has ended, with the version that they read', async () => {
    const page = await given.page(team.coach, team.teamId);
    await readVersion(team.player, page.id);
    await save(team.admin, page.id, 'Back pod');
    expect(await toRead(team.player)).toEqual([]);
    await endSittings(app);
    expect((await today(team.player)).toRead).toMatchObject([{ id: page.id, state: 'changed', since: 1 }]);
    await readVersion(team.player, page.id, 2);
    expect(await toRead(team.player)).toEqual([]);
  });

  it('holds a play that changed since the user read it, once the sitting has ended, with the version that they read', async () => {
    const { id: playId } = await given.play(team.coach, team.teamId, { name: 'Trap' });
    await team.player.call(calls.plays.setLastRead, { playId }, { body: { version: 1 } });
    await team.coach.call(calls.plays.change, { playId }, { body: { name: 'Trap left' } });
    expect(await toRead(team.player)).toEqual([]);
    await endSittings(app);
    expect((await today(team.player)).toRead).toMatchObject([
      { id: playId, title: 'Trap left', state: 'changed', since: 1 },
    ]);
    await team.player.call(calls.plays.setLastRead, { playId }, { body: { version: 2 } });
    expect(await toRead(team.player)).toEqual([]);
    expect(await toRead(team.coach)).toEqual([]);
  });

  it('leaves out drafts, the bin, and teams that the user left', async () => {
    const draft = await given.page(team.coach, team.teamId, { draft: true });
    const page = await given.page(team.coach, team.teamId);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    const play = await given.play(team.coach, team.teamId);
    expect(await toRead(team.player)).toEqual([[play.name, 'new']]);
    expect((await today(team.admin)).toRead.map(({ id }) => id)).not.toContain(draft.id);
    await team.admin.call(calls.members.remove, { teamId: team.teamId, userId: team.player.id });
    expect(await today(team.player)).toEqual({
      toRead: [],
      forYou: [],
      forYouOnPlays: [],
      unread: [],
      unreadPlays: [],
      continue: [],
      starred: [],
    });
  });
});

describe('For you', () => {
  const forYou = async (who: Person) =>
    (await today(who)).forYou.map(({ kind, commentId }) => [kind, commentId]);
  const reply = (who: Person, pageId: number, parentId: number) =>
    given.comment(who, pageId, { content: 'The inside one.', parentId });
  const nameOf = ({ email }: Person) => email.split('@')[0];

  it('holds an open question on a page of the user until they answer or resolve it', async () => {
    const page = await given.page(team.coach, team.teamId);
    const first = await given.comment(team.player, page.id, { content: 'Which foot?' });
    const second = await given.comment(team.player, page.id);
    await given.comment(team.coach, page.id);
    expect((await today(team.coach)).forYou[1]).toMatchObject({
      kind: 'question',
      commentId: first.id,
      notificationId: null,
      page: { id: page.id, title: page.title },
      teamId: team.teamId,
      excerpt: 'Which foot?',
    });
    expect(await forYou(team.coach)).toEqual([
      ['question', second.id],
      ['question', first.id],
    ]);
    const nested = await reply(team.admin, page.id, first.id);
    await reply(team.coach, page.id, nested.id);
    expect(await forYou(team.coach)).toEqual([['question', second.id]]);
    await team.coach.call(calls.comments.resolve, { commentId: second.id }, { body: { isResolved: true } });
    expect(await forYou(team.coach)).toEqual([]);
  });

  it('holds an unread mention and reply until it is read or answered', async () => {
    const page = await given.page(team.coach, team.teamId);
    const question = await given.comment(team.player, page.id);
    const answer = await reply(team.coach, page.id, question.id);
    expect(await forYou(team.player)).toEqual([['reply', answer.id]]);
    const mention = await given.comment(team.coach, page.id, { content: `Look, @${nameOf(team.player)}` });
    expect(await forYou(team.player)).toEqual([
      ['mention', mention.id],
      ['reply', answer.id],
    ]);
    await reply(team.player, page.id, answer.id);
    expect(await forYou(team.player)).toEqual([['mention', mention.id]]);
    const notificationId = (await today(team.player)).forYou[0]?.notificationId ?? 0;
    await team.player.call(calls.notifications.change, { notificationId }, { body: { isRead: true } });
    expect(await forYou(team.player)).toEqual([]);
  });

  it('names a mention on a page of the user once', async () => {
    const page = await given.page(team.coach, team.teamId);
    const comment = await given.comment(team.player, page.id, { content: `Left? @${nameOf(team.coach)}` });
    expect(await forYou(team.coach)).toEqual([['mention', comment.id]]);
  });

  it('leaves out deleted comments, pages in the bin, and drafts for players', async () => {
    const pages = await Promise.all(['one', 'two', 'three'].map(() => given.page(team.coach, team.teamId)));
    const comments = [];
    for (const { id } of pages)
      comments.push(await given.comment(team.coach, id, { content: `@${nameOf(team.player)}` }));
    expect(await forYou(team.player)).toHaveLength(3);
    await team.coach.call(calls.comments.remove, { commentId: comments[0]!.id });
    await team.coach.call(calls.pages.remove, { pageId: pages[1]!.id });
    await team.coach.call(calls.pages.unpublish, { pageId: pages[2]!.id });
    expect(await forYou(team.player)).toEqual([]);
  });
});

describe('Unread by the team', () => {
  const unread = async (who: Person) =>
    (await today(who)).unread.map(({ id, opened, of }) => [id, opened, of]);
  const notOpened = async (who: Person, pageId: number) =>
    ((await who.call(calls.today.notOpened, { pageId })).body as NotOpened).players.map(({ id }) => id);

  it('counts the active players who read the published version, for editors only', async () => {
    const reader = await newPlayer(team.teamId);
    const gone = await newPlayer(team.teamId);
    await query('update users set is_active = false where id = $1', [gone.id]);
    const page = await given.page(team.coach, team.teamId);
    await readVersion(team.admin, page.id);
    expect(await unread(team.coach)).toEqual([[page.id, 0, 2]]);
    await readVersion(reader, page.id);
    expect(await unread(team.coach)).toEqual([[page.id, 1, 2]]);
    expect(await notOpened(team.coach, page.id)).toEqual([team.player.id]);
    expect(await unread(reader)).toEqual([]);
    await readVersion(team.player, page.id);
    expect(await unread(team.coach)).toEqual([]);
    expect(await notOpened(team.coach, page.id)).toEqual([]);
  });

  it('asks for the version that was published, and for no later one', async () => {
    const { id } = await given.page(team.coach, team.teamId);
    await readVersion(team.player, id);
    await save(team.coach, id, 'two');
    expect(await unread(team.coach)).toEqual([]);
    await team.coach.call(calls.pages.unpublish, { pageId: id });
    await save(team.coach, id, 'three');
    await team.coach.call(calls.pages.publish, { pageId: id }, { body: {} });
    expect(await unread(team.coach)).toEqual([[id, 0, 1]]);
    await readVersion(team.player, id, 3);
    expect(await unread(team.coach)).toEqual([]);
  });

  it('begins with the pages that the fewest opened, of the last two weeks', async () => {
    await newPlayer(team.teamId);
    const [none, one, old] = [
      await given.page(team.coach, team.teamId),
      await given.page(team.coach, team.teamId),
      await given.page(team.coach, team.teamId),
    ];
    await readVersion(team.player, one.id);
    await publishedDaysAgo(old.id, 15);
    await given.page(team.coach, team.teamId, { draft: true });
    expect(await unread(team.coach)).toEqual([
      [none.id, 0, 2],
      [one.id, 1, 2],
    ]);
  });

  it('does not count coaches who are only players of the team', async () => {
    const coach = await person(app, 'coach');
    await joinTeam(app, coach, { teamId: team.teamId, role: 'player' });
    const page = await given.page(team.coach, team.teamId);
    expect(await unread(coach)).toEqual([[page.id, 0, 1]]);
  });

  it('counts the players who read the published version of a play, apart from the pages', async () => {
    const page = await given.page(team.coach, team.teamId);
    const { id: playId } = await given.play(team.coach, team.teamId, { name: 'Trap', draft: true });
    const unreadPlays = async (who: Person) =>
      (await today(who)).unreadPlays?.map(({ id, title, opened, of }) => [id, title, opened, of]);
    const names = async () =>
      ((await team.coach.call(calls.today.playNotOpened, { playId })).body as NotOpened).players.map(
        ({ id }) => id,
      );
    const readPlay = (version: number) =>
      team.player.call(calls.plays.setLastRead, { playId }, { body: { version } });
    expect(await unreadPlays(team.coach)).toEqual([]);
    await team.coach.call(calls.plays.publish, { playId }, { body: {} });
    expect([await unreadPlays(team.coach), await names()]).toEqual([
      [[playId, 'Trap', 0, 1]],
      [team.player.id],
    ]);
    expect([await unread(team.coach), await unreadPlays(team.player)]).toEqual([[[page.id, 0, 1]], []]);
    await team.player.call(calls.plays.read, { playId });
    await readPlay(1);
    expect([await unreadPlays(team.coach), await names()]).toEqual([[], []]);
    await team.coach.call(calls.plays.unpublish, { playId });
    await team.coach.call(calls.plays.change, { playId }, { body: { name: 'Trap left' } });
    await team.coach.call(calls.plays.publish, { playId }, { body: {} });
    expect(await unreadPlays(team.coach)).toEqual([[playId, 'Trap left', 0, 1]]);
    await readPlay(2);
    expect(await unreadPlays(team.coach)).toEqual([]);
  });

  it('refuses the names to players, others, and for plays in the bin', async () => {
    const { id: playId } = await given.play(team.coach, team.teamId);
    const refusals = await Promise.all(
      [team.player, team.outsider, team.signedOut].map((who) =>
        who.call(calls.today.playNotOpened, { playId }),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([403, 404, 401]);
    await team.coach.call(calls.plays.remove, { playId });
    const binned = await team.coach.call(calls.today.playNotOpened, { playId });
    expect([binned.status, codeOf(binned)]).toEqual([404, 'play_not_found']);
  });

  it('refuses the names to players, others, and for pages in the bin', async () => {
    const { id: pageId } = await given.page(team.coach, team.teamId);
    const refusals = await Promise.all(
      [team.player, team.outsider, team.signedOut].map((who) => who.call(calls.today.notOpened, { pageId })),
    );
    expect(refusals.map(({ status }) => status)).toEqual([403, 404, 401]);
    await team.coach.call(calls.pages.remove, { pageId });
    const binned = await team.coach.call(calls.today.notOpened, { pageId });
    expect([binned.status, codeOf(binned)]).toEqual([404, 'page_not_found']);
  });
});

describe('Continue and Starred', () => {
  it('hold own drafts before the two pages or plays that were read last', async () => {
    const mine = await given.page(team.coach, team.teamId, { title: 'Mine', draft: true });
    await given.page(team.admin, team.teamId, { title: 'Not mine', draft: true });
    const page = await given.page(team.admin, team.teamId, { title: 'Plan' });
    await open(team.coach, page.id);
    await open(team.player, page.id);
    const { continue: rows } = await today(team.coach);
    expect(rows).toMatchObject([
      { kind: 'page', id: mine.id, title: 'Mine', isDraft: true },
      { kind: 'page', id: page.id, title: 'Plan', isDraft: false },
    ]);
    await team.admin.call(calls.pages.unpublish, { pageId: page.id });
    expect((await today(team.player)).continue).toEqual([]);
  });

  it('hold the five newest stars that the user sees', async () => {
    const pages = [];
    for (let n = 1; n <= 6; n++)
      pages.push(await given.page(team.coach, team.teamId, { title: `Page ${n}` }));
    for (const { id: pageId } of pages)
      await team.player.call(calls.pages.star, { pageId }, { body: { isStarred: true } });
    const titles = async () => (await today(team.player)).starred.map(({ title }) => title);
    expect(await titles()).toEqual(['Page 6', 'Page 5', 'Page 4', 'Page 3', 'Page 2']);
    await team.coach.call(calls.pages.unpublish, { pageId: pages[5]!.id });
    await team.coach.call(calls.pages.remove, { pageId: pages[4]!.id });
    expect(await titles()).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1']);
  });
});
