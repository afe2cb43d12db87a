import { calls, type TeamSummary } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { Listener, originOf } from '../../../test/listener';
import { joinTeam, person, staffedTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();

/** Creates a coach with teams of these names. */
async function coachOf(...names: string[]) {
  const coach = await person(app, 'coach');
  const ids = new Map<string, number>();
  for (const name of names) {
    const { body } = await coach.call(calls.teams.create, {}, { body: { name, sport: 'Hockey' } });
    ids.set(name, (body as TeamSummary).id);
  }
  return { coach, id: (name: string) => ids.get(name) ?? 0 };
}

const summaries = async (who: Person) =>
  (await who.call(calls.teams.summaries, {}, { query: { view: 'summary' } })).body as TeamSummary[];
const namesFor = async (who: Person) => (await summaries(who)).map(({ name }) => name);
const use = (who: Person, teamId: number) => who.call(calls.teams.use, { teamId });
const pin = (who: Person, teamId: number, isPinned = true) =>
  who.call(calls.teams.pin, { teamId }, { body: { isPinned } });

describe('the order of teams', () => {
  it('is by name until a team is used, then by last use', async () => {
    const { coach, id } = await coachOf('Badgers', 'Adders', 'Cranes');
    expect(await namesFor(coach)).toEqual(['Adders', 'Badgers', 'Cranes']);
    expect((await use(coach, id('Badgers'))).status).toBe(204);
    await use(coach, id('Cranes'));
    expect(await namesFor(coach)).toEqual(['Cranes', 'Badgers', 'Adders']);
    await use(coach, id('Badgers'));
    expect(await namesFor(coach)).toEqual(['Badgers', 'Cranes', 'Adders']);
    expect((await summaries(coach)).map(({ usedAt }) => typeof usedAt)).toEqual([
      'string',
      'string',
      'object',
    ]);
  });

  it('has pinned teams first, in the order of pinning, whatever was used last', async () => {
    const { coach, id } = await coachOf('Badgers', 'Adders', 'Cranes', 'Dippers');
    expect((await pin(coach, id('Dippers'))).status).toBe(204);
    await pin(coach, id('Badgers'));
    await pin(coach, id('Dippers'));
    await use(coach, id('Cranes'));
    expect(await namesFor(coach)).toEqual(['Dippers', 'Badgers', 'Cranes', 'Adders']);
    expect((await summaries(coach)).map(({ isPinned }) => isPinned)).toEqual([true, true, false, false]);
    await pin(coach, id('Dippers'), false);
    await pin(coach, id('Dippers'), false);
    expect(await namesFor(coach)).toEqual(['Badgers', 'Cranes', 'Adders', 'Dippers']);
  });

  it('is of one user: another member keeps their own', async () => {
    const { coach, id } = await coachOf('Badgers', 'Adders');
    const other = await person(app);
    for (const name of ['Badgers', 'Adders'])
      await joinTeam(app, other, { teamId: id(name), role: 'player' });
    await use(coach, id('Badgers'));
    await pin(coach, id('Badgers'));
    expect(await namesFor(other)).toEqual(['Adders', 'Badgers']);
    expect(await summaries(other)).toMatchObject([
      { isPinned: false, usedAt: null },
      { isPinned: false, usedAt: null },
    ]);
  });

  it('does not change the specified list of teams, which is by name', async () => {
    const { coach, id } = await coachOf('Badgers', 'Adders');
    await use(coach, id('Badgers'));
    const { body } = await coach.call(calls.teams.list);
    expect((body as TeamSummary[]).map(({ name }) => name)).toEqual(['Adders', 'Badgers']);
  });

  it('exists for a super admin, who is a member of no team', async () => {
    const { superAdmin, teamId } = await staffedTeam(app);
    await use(superAdmin, teamId);
    expect((await summaries(superAdmin))[0]).toMatchObject({ id: teamId, teamRole: null });
  });
});

describe('a pin', () => {
  it('is a live update for the user who pinned only, and a use is none', async () => {
    const { coach, player, teamId } = await staffedTeam(app);
    const origin = await originOf(app);
    const [own, others] = [new Listener(origin, player.cookie), new Listener(origin, coach.cookie)];
    await Promise.all([own.start(), others.start()]);
    await use(player, teamId);
    await pin(player, teamId);
    await pin(coach, teamId);
    const one = [{ what: 'team', teamId: null, id: teamId }];
    await waitFor(() => expect([own.changes, others.changes]).toEqual([one, one]));
    own.stop();
    others.stop();
  });

  it('ends with its team', async () => {
    const { coach, id } = await coachOf('Badgers');
    const admin = await person(app, 'super_admin');
    await pin(coach, id('Badgers'));
    expect((await admin.call(calls.teams.remove, { teamId: id('Badgers') })).status).toBe(204);
    expect((await use(coach, id('Badgers'))).status).toBe(404);
    expect((await pin(coach, id('Badgers'))).status).toBe(404);
  });

  it.each([{}, { isPinned: 'yes' }, { isPinned: null }])('is refused with the body %o', async (body) => {
    const { player, teamId } = await staffedTeam(app);
    const answer = await player.call(calls.teams.pin, { teamId }, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field: 'isPinned', message: 'isPinned must be true or false' }]);
  });
});
