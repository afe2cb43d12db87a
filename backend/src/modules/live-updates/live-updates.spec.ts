import { calls, type Page } from '@touchline/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { useTeam, type Person } from '../../../test/people';
import { Changes } from '../../platform/changes';
import { ChangesCleanup } from '../../platform/changes/changes-cleanup';
import { Clock } from '../../platform/clock';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
let origin: string;
const team = useTeam(app, beforeEach);
let page: Page;
const listeners: Listener[] = [];

beforeAll(async () => {
  origin = await originOf(app);
});
beforeEach(async () => {
  page = await given.page(team.coach, team.teamId);
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
  vi.restoreAllMocks();
});

async function listen(who: Person, query: Record<string, string> = {}): Promise<Listener> {
  const listener = new Listener(origin, who.cookie);
  listeners.push(listener);
  return listener.start(query);
}
const commented = () => given.comment(team.coach, page.id);
const aboutComments = () => ({ what: 'comments', teamId: team.teamId, id: page.id, kind: 'page' });
const aboutPage = () => ({ what: 'page', teamId: team.teamId, id: page.id });
const heard = (listener: Listener, change: object) =>
  waitFor(() => expect(listener.changes).toContainEqual(change));
/** Waits for all earlier changes; the creation of the page may arrive later. Events are ordered. */
async function deliveredUntilNow(...all: Listener[]): Promise<void> {
  await commented();
  for (const listener of all) await heard(listener, aboutComments());
}
/** Longer than an event needs to arrive. */
const silence = () => new Promise((done) => setTimeout(done, 300));

describe('live updates: a change', () => {
  it('is sent only to users who see the team', async () => {
    const [player, superAdmin, outsider] = await Promise.all(
      [team.player, team.superAdmin, team.outsider].map((who) => listen(who)),
    );
    await commented();
    await heard(player!, aboutComments());
    await heard(superAdmin!, aboutComments());
    await silence();
    expect(outsider!.changes).toEqual([]);
  });

  it('is sent with its kind and target, never with content', async () => {
    const player = await listen(team.player);
    await given.comment(team.coach, page.id, { content: 'Secret signal' });
    await heard(player, aboutComments());
    for (const change of player.changes)
      expect(Object.keys(change).sort()).toEqual(['id', 'kind', 'teamId', 'what']);
  });

  it('is not sent when its transaction is rolled back', async () => {
    const player = await listen(team.player);
    const fails = app.database.transaction((tx) => {
      app.app.get(Changes).add(tx, { what: 'media', teamId: team.teamId, id: 7 });
      return Promise.reject(new Error('Never mind'));
    });
    await expect(fails).rejects.toThrow('Never mind');
    await commented();
    await heard(player, aboutComments());
    expect(player.changes).not.toContainEqual(expect.objectContaining({ what: 'media' }));
    expect((await listen(team.player, { after: '0' })).missed).not.toContainEqual(
      expect.objectContaining({ what: 'media' }),
    );
  });

  it('is not sent to the tab that made it, but to other tabs of the user', async () => {
    const [own, another] = [
      await listen(team.coach, { tab: 'tab-1' }),
      await listen(team.coach, { tab: 'tab-2' }),
    ];
    const headers = { 'x-tab-id': 'tab-1' };
    const body = { content: 'Which foot leads?' };
    await team.coach.call(calls.comments.create, { pageId: page.id }, { body, headers });
    await heard(another, aboutComments());
    await silence();
    expect(own.changes).not.toContainEqual(aboutComments());
  });

  it('is not sent to the tab that saved a page', async () => {
    const [own, another] = [
      await listen(team.coach, { tab: 'tab-1' }),
      await listen(team.coach, { tab: 'tab-2' }),
    ];
    await deliveredUntilNow(own, another);
    const before = own.changes;
    const headers = { 'x-tab-id': 'tab-1' };
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { title: 'Left foot' }, headers });
    await waitFor(() => expect(another.changes.at(-1)).toEqual(aboutPage()));
    await silence();
    expect(own.changes).toEqual(before);
  });

  it.each([
    ['a renamed page', 'page', () => changePage({ title: 'Renamed' })],
    ['a deleted page', 'page', () => team.coach.call(calls.pages.remove, { pageId: page.id })],
    ['a new category', 'categories', () => given.category(team.coach, team.teamId)],
    ['a new play', 'plays', () => given.play(team.coach, team.teamId)],
    [
      'a play restored from the bin',
      'plays',
      async () => {
        const params = { playId: (await given.play(team.coach, team.teamId)).id };
        await team.coach.call(calls.plays.remove, params);
        await team.coach.call(calls.plays.restore, params);
      },
    ],
    ['an invitation', 'invites', () => given.invitation(team.coach, team.teamId)],
    ['a file', 'media', () => given.file(app, team.coach, team.teamId)],
    [
      'a renamed team',
      'team',
      () => team.admin.call(calls.teams.change, { teamId: team.teamId }, { body: { name: 'X' } }),
    ],
  ])('may be %s', async (_, what, happens) => {
    const player = await listen(team.player);
    await happens();
    await heard(player, expect.objectContaining({ what, teamId: team.teamId }) as object);
  });

  it('is sent only to the user who starred', async () => {
    const [own, another] = [await listen(team.player), await listen(team.coach)];
    await deliveredUntilNow(own, another);
    const before = another.changes;
    await team.player.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
    await waitFor(() => expect(own.changes.at(-1)).toEqual(aboutPage()));
    await silence();
    expect(another.changes).toEqual(before);
  });
});

const changePage = (body: object) => team.coach.call(calls.pages.change, { pageId: page.id }, { body });
const remove = (who: Person) =>
  team.admin.call(calls.members.remove, { teamId: team.teamId, userId: who.id });

describe('live updates: a user who is removed from a team', () => {
  it('is sent the removal, and nothing that happens afterwards', async () => {
    const player = await listen(team.player);
    await remove(team.player);
    await heard(player, { what: 'team', teamId: null, id: team.teamId });
    const coach = await listen(team.coach);
    await commented();
    await heard(coach, aboutComments());
    await silence();
    expect(player.changes).not.toContainEqual(aboutComments());
  });

  it('is not sent earlier changes later', async () => {
    const before = await listen(team.player);
    await deliveredUntilNow(before);
    const { lastId } = before;
    await commented();
    await remove(team.player);
    const back = await listen(team.player, { after: lastId });
    // A change of this moment may be sent twice: by the replay, and as news.
    expect(back.missed).not.toEqual([]);
    for (const change of back.missed) expect(change).toEqual({ what: 'team', teamId: null, id: team.teamId });
  });

  it('is sent the deletion of the team, as all its members are', async () => {
    const player = await listen(team.player);
    await team.superAdmin.call(calls.teams.remove, { teamId: team.teamId });
    await heard(player, { what: 'team', teamId: null, id: team.teamId });
  });
});

describe('live updates: a new client', () => {
  it('is sent changes made while its document was loading', async () => {
    await commented();
    expect((await listen(team.player)).missed).toContainEqual(aboutComments());
  });

  it('is not sent older changes', async () => {
    await commented();
    const later = new Date(Date.now() + 31_000);
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later);
    const player = await listen(team.player);
    expect(player.events[0]).toBe('ready');
    await commented();
    await heard(player, aboutComments());
  });
});

describe('live updates: a client that reconnects', () => {
  it('is sent what it missed, by Last-Event-ID or by the query', async () => {
    const first = await listen(team.player);
    first.stop();
    await commented();
    const second = await listen(team.player, { after: first.lastId });
    expect(second.missed).toContainEqual(aboutComments());
    const third = new Listener(origin, team.player.cookie);
    listeners.push(third);
    await third.start({}, { 'last-event-id': first.lastId });
    expect(third.missed).toContainEqual(aboutComments());
  });

  it('is sent a change with a lower id that was committed later', async () => {
    const first = await listen(team.player);
    const slow = app.database.transaction(async (tx) => {
      app.app.get(Changes).add(tx, { what: 'plays', teamId: team.teamId, id: 1 });
      await commented();
      await heard(first, aboutComments());
      first.stop();
    });
    await slow;
    const second = await listen(team.player, { after: first.lastId });
    expect(second.missed).toContainEqual({ what: 'plays', teamId: team.teamId, id: 1 });
  });

  it('must refetch everything when the changes it missed are deleted', async () => {
    const { lastId } = await listen(team.player);
    await commented();
    const later = new Date(Date.now() + 3601_000);
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later);
    await app.app.get(ChangesCleanup).handle();
    const { events } = await listen(team.player, { after: lastId });
    expect(events[0]).toBe('reset');
  });

  it('must refetch everything when the database is another one', async () => {
    expect((await listen(team.player, { after: '999999999' })).events[0]).toBe('reset');
  });
});

describe('live updates: a stream', () => {
  it('ends with the session', async () => {
    const player = await listen(team.player);
    await team.player.call(calls.accounts.logout);
    await waitFor(() => expect(player.isEnded).toBe(true));
    expect((await listen(team.player)).status).toBe(401);
  });

  it('ends with the account', async () => {
    const player = await listen(team.player);
    const body = { username: 'gone', email: team.player.email, role: 'player', isActive: false };
    await team.superAdmin.call(calls.admin.changeUser, { userId: team.player.id }, { body });
    await waitFor(() => expect(player.isEnded).toBe(true));
  });

  it('is neither buffered nor cached by proxies', async () => {
    const { headers } = await listen(team.player);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is limited to twenty per user', async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, () => listen(team.player)));
    expect((await listen(team.player)).status).toBe(429);
    expect((await listen(team.coach)).status).toBe(200);
    twenty[0]!.stop();
    await waitFor(async () => expect((await listen(team.player)).status).toBe(200));
  });

  it('ends when the connection to the database is lost, so that nothing is missed', async () => {
    const player = await listen(team.player);
    await app.database.transaction((tx) =>
      tx.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`,
        [],
      ),
    );
    await waitFor(() => expect(player.isEnded).toBe(true));
    expect((await listen(team.player, { after: player.lastId })).status).toBe(200);
  });
});

it('live updates: changes older than an hour are deleted by a scheduled job', async () => {
  await app.database.transaction((tx) =>
    tx.query(`update changes set created_at = now() - interval '61 minutes'`, []),
  );
  await commented();
  await app.app.get(ChangesCleanup).handle();
  const [left] = await app.database.transaction((tx) =>
    tx.query<{ count: number }>(`select count(*)::integer as count from changes`, []),
  );
  expect(left!.count).toBeGreaterThan(0);
  expect(left!.count).toBeLessThan(5);
});
