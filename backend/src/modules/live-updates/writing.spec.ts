import { calls, type ContentKind, type WritingSignal } from '@touchline/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { joinTeam, person, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
let origin: string;
const team = useTeam(app, beforeEach);
const listeners: Listener[] = [];

beforeAll(async () => {
  origin = await originOf(app);
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
});

async function listen(who: Person, query: Record<string, string> = {}): Promise<Listener> {
  const listener = new Listener(origin, who.cookie);
  listeners.push(listener);
  return listener.start(query);
}

const kinds: Record<
  ContentKind,
  { create: () => Promise<number>; write: (who: Person, id: number) => ReturnType<Person['call']> }
> = {
  page: {
    create: async () => (await given.page(team.coach, team.teamId)).id,
    write: (who, pageId) => who.call(calls.writing.page, { pageId }),
  },
  play: {
    create: async () => (await given.play(team.coach, team.teamId)).id,
    write: (who, playId) => who.call(calls.writing.play, { playId }),
  },
};
/** Longer than a signal needs to arrive. */
const silence = () => new Promise((done) => setTimeout(done, 300));
const heard = (listener: Listener, signal: object) =>
  waitFor(() => expect(listener.writing).toContainEqual(signal));

describe.each(['page', 'play'] as const)('an editor who writes in a %s', (kind) => {
  const { create, write } = kinds[kind];
  let id: number;
  let signal: WritingSignal;
  beforeEach(async () => {
    id = await create();
    const displayName = team.coach.email.split('@')[0]!;
    signal = { kind, id, user: { id: team.coach.id, displayName, avatar: null } };
  });

  it('is shown to the other editors of the team only, and in no other tab of their own', async () => {
    const editors = await Promise.all([team.admin, team.superAdmin].map((who) => listen(who)));
    const others = await Promise.all([team.player, team.outsider, team.coach].map((who) => listen(who)));
    expect((await write(team.coach, id)).status).toBe(204);
    for (const editor of editors) await heard(editor, signal);
    await silence();
    for (const other of others) expect(other.writing).toEqual([]);
  });

  it('is stored nowhere: an editor who connects later is not told', async () => {
    const before = await listen(team.admin);
    const { lastId } = before;
    await write(team.coach, id);
    await heard(before, signal);
    const later = await listen(team.admin, { after: lastId });
    await silence();
    expect(later.writing).toEqual([]);
    const find = 'select id from changes where id > $1';
    const rows = await app.database.transaction((tx) => tx.query(find, [lastId]));
    expect(rows).toEqual([]);
  });

  it('is not accepted from players, and does not exist for outsiders or in the bin', async () => {
    expect((await write(team.player, id)).status).toBe(403);
    expect((await write(team.outsider, id)).status).toBe(404);
    const remove = { page: calls.pages.remove, play: calls.plays.remove }[kind];
    await team.coach.call(remove, { [`${kind}Id`]: id } as never);
    expect((await write(team.coach, id)).status).toBe(404);
  });

  it('is shown in a draft, which does not exist for players', async () => {
    const unpublish = { page: calls.pages.unpublish, play: calls.plays.unpublish }[kind];
    await team.coach.call(unpublish, { [`${kind}Id`]: id } as never);
    const editor = await listen(team.admin);
    const player = await listen(team.player);
    await write(team.coach, id);
    await heard(editor, signal);
    expect((await write(team.player, id)).status).toBe(404);
    await silence();
    expect(player.writing).toEqual([]);
  });

  it('is no longer shown to an editor who became a player', async () => {
    const helper = await person(app, 'player');
    await joinTeam(app, helper, { teamId: team.teamId, role: 'coach' });
    const [former, editor] = [await listen(helper), await listen(team.superAdmin)];
    const params = { teamId: team.teamId, userId: helper.id };
    const changed = await team.admin.call(calls.members.changeRole, params, { body: { role: 'player' } });
    expect(changed.status).toBe(200);
    expect((await write(team.admin, id)).status).toBe(204);
    await waitFor(() => expect(editor.writing).toHaveLength(1));
    await silence();
    expect(former.writing).toEqual([]);
  });
});
