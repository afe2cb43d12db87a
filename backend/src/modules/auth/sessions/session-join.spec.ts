import { calls } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../../test/app';
import { given } from '../../../../test/given';
import { caller, codeOf, staffedTeam, useTeam, type Person } from '../../../../test/people';
import { Clock } from '../../../platform/clock';
import { Sessions } from './sessions.service';
import { waitFor } from '../../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
let pageId: number;

beforeEach(async () => {
  pageId = (await given.page(team.coach, team.teamId)).id;
});

/** Calls whose statement reads the session, the user's standing and the subject. */
const joinedCalls = {
  'a page': (who: Person, id = pageId) => who.call(calls.pages.read, { pageId: id }),
  'a discussion': (who: Person, id = pageId) => who.call(calls.comments.list, { pageId: id }),
  'a list': (who: Person, teamId = team.teamId) => who.call(calls.pages.list, { teamId }),
  'a change of a page': (who: Person, id = pageId) =>
    who.call(calls.pages.change, { pageId: id }, { body: { title: 'Changed' } }),
  summaries: (who: Person, teamId = team.teamId) =>
    who.call(calls.pages.summaries, { teamId }, { query: { view: 'summary' } }),
};
const nowhere = 2_000_000_000;
const run = (text: string, id: number) => app.database.transaction((tx) => tx.query(text, [id]));

describe.each(Object.entries(joinedCalls))('%s', (_, ask) => {
  it('is answered to an editor of the team', async () => {
    expect((await ask(team.coach)).status).toBe(200);
  });

  it('is refused to an ended session', async () => {
    await app.database.transaction((tx) => app.app.get(Sessions).endAllOf(tx, team.coach.id));
    for (const id of [undefined, nowhere]) expect(codeOf(await ask(team.coach, id))).toBe('not_signed_in');
  });

  it('is refused to an expired session', async () => {
    await run(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      team.coach.id,
    );
    for (const id of [undefined, nowhere]) expect(codeOf(await ask(team.coach, id))).toBe('not_signed_in');
  });

  it('is refused to a token that was never issued', async () => {
    const stranger = { ...team.coach, call: caller(app, 'touchline_session=made-up') };
    expect(codeOf(await ask(stranger))).toBe('not_signed_in');
  });

  it('is refused to a deactivated account at once', async () => {
    await run('update users set is_active = false where id = $1', team.coach.id);
    expect(codeOf(await ask(team.coach))).toBe('not_signed_in');
  });

  it('is refused to a former member at once', async () => {
    await run('delete from team_members where user_id = $1', team.coach.id);
    expect((await ask(team.coach)).status).toBe(404);
  });

  it('is refused to an outsider, and the log names the user', async () => {
    const { log } = app.app.getHttpAdapter().getInstance();
    const child = log.child({});
    const info = vi.fn();
    const spy = vi.spyOn(log, 'child').mockReturnValue(Object.assign(child, { info }));
    await ask(team.outsider).finally(() => spy.mockRestore());
    await waitFor(() => expect(info).toHaveBeenCalled());
    const said: unknown = info.mock.calls[0]?.[0];
    expect(said).toMatchObject({ status: 404, user: team.outsider.id });
  });

  it('is refused to an editor of another team as if the subject did not exist', async () => {
    const { coach } = await staffedTeam(app);
    const [unseen, missing] = [await ask(coach), await ask(coach, nowhere)];
    expect(unseen.status).toBe(404);
    expect(missing.body).toEqual(unseen.body);
  });

  it('extends the session when that is due, and the cookie with it', async () => {
    const clock = app.app.get(Clock);
    const real = clock.now.bind(clock);
    clock.now = () => new Date(real().getTime() + 11 * 60_000);
    try {
      expect(String((await ask(team.coach)).headers['set-cookie'])).toContain('Max-Age=2592000');
      expect((await ask(team.coach)).headers['set-cookie']).toBeUndefined();
    } finally {
      clock.now = real;
    }
  });
});

it('a malformed query or body is refused to a session that has ended as not signed in', async () => {
  await app.database.transaction((tx) => app.app.get(Sessions).endAllOf(tx, team.coach.id));
  const { teamId } = team;
  const list = await team.coach.call(calls.pages.list, { teamId }, { query: { limit: 'many' } });
  const change = await team.coach.call(calls.pages.change, { pageId }, { body: { title: 7 } });
  expect([codeOf(list), codeOf(change)]).toEqual(['not_signed_in', 'not_signed_in']);
});
