import { calls } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/app';
import { given } from '../../../test/given';
import { caller, codeOf, staffedTeam, type Person, type StaffedTeam } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { Sessions } from './sessions.service';

let app: TestApp;
let team: StaffedTeam;
let pageId: number;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  team = await staffedTeam(app);
  pageId = (await given.page(team.coach, team.teamId)).id;
});
afterAll(() => app.close());

/** The reads that find their caller in one statement with what they answer. */
const reads = {
  'a page': (who: Person, id = pageId) => who.call(calls.pages.read, { pageId: id }),
  'a discussion': (who: Person, id = pageId) => who.call(calls.comments.list, { pageId: id }),
  'a list': (who: Person, teamId = team.teamId) => who.call(calls.pages.list, { teamId }),
  summaries: (who: Person, teamId = team.teamId) =>
    who.call(calls.pages.summaries, { teamId }, { query: { view: 'summary' } }),
};
const nowhere = 2_000_000_000;

describe.each(Object.entries(reads))('%s', (_, read) => {
  it('is there for a member, and not for a session that has ended, whatever it asks for', async () => {
    expect((await read(team.player)).status).toBe(200);
    await app.database.transaction((tx) => app.app.get(Sessions).endAllOf(tx, team.player.id));
    for (const id of [undefined, nowhere]) expect(codeOf(await read(team.player, id))).toBe('not_signed_in');
  });

  it('is there for nobody with a token that was never given', async () => {
    const stranger = { ...team.player, call: caller(app, 'touchline_session=made-up') };
    expect(codeOf(await read(stranger))).toBe('not_signed_in');
  });

  it('is gone at once for who is no longer active, and for who is no longer in the team', async () => {
    const of = (text: string, id: number) => app.database.transaction((tx) => tx.query(text, [id]));
    await of('update users set is_active = false where id = $1', team.coach.id);
    expect((await read(team.coach)).status).toBe(401);
    await of('delete from team_members where user_id = $1', team.player.id);
    expect((await read(team.player)).status).toBe(404);
  });

  it('is refused to an outsider, and the log says to whom', async () => {
    const { log } = app.app.getHttpAdapter().getInstance();
    const child = log.child({});
    const info = vi.fn();
    const spy = vi.spyOn(log, 'child').mockReturnValue(Object.assign(child, { info }));
    await read(team.outsider).finally(() => spy.mockRestore());
    await vi.waitFor(() => expect(info).toHaveBeenCalled());
    const said: unknown = info.mock.calls[0]?.[0];
    expect(said).toMatchObject({ status: 404, user: team.outsider.id });
  });

  it('reads the same for an outsider as what is nowhere', async () => {
    const [unseen, missing] = [await read(team.outsider), await read(team.outsider, nowhere)];
    expect(unseen.status).toBe(404);
    expect(missing.body).toEqual(unseen.body);
  });

  it('lets a session slide, and its cookie with it', async () => {
    const clock = app.app.get(Clock);
    const real = clock.now.bind(clock);
    clock.now = () => new Date(real().getTime() + 11 * 60_000);
    try {
      expect(String((await read(team.player)).headers['set-cookie'])).toContain('Max-Age=2592000');
      expect((await read(team.player)).headers['set-cookie']).toBeUndefined();
    } finally {
      clock.now = real;
    }
  });
});
