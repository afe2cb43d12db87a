import {
  calls,
  type ContentKind,
  type PageSummaries,
  type Play,
  type ReadState,
  type StarredList,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { endSittings } from '../../../test/jobs';
import { person, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

/** Calls of one kind, and its rows in the list of the team. */
interface KindUnderTest {
  kind: ContentKind;
  create: (draft?: boolean) => Promise<number>;
  publish: (id: number) => Promise<unknown>;
  open: (who: Person, id: number) => Promise<unknown>;
  read: (who: Person, id: number, version: number) => Promise<unknown>;
  save: (who: Person, id: number, content: string) => Promise<unknown>;
  star: (who: Person, id: number) => Promise<unknown>;
  listed: (who: Person) => Promise<readonly { id: number; readState?: ReadState | null }[]>;
}

const body = (content: string) => ({ body: { content: `<p>${content}</p>` } });
const starred = { body: { isStarred: true } };
const kinds: KindUnderTest[] = [
  {
    kind: 'page',
    create: async (draft) => (await given.page(team.coach, team.teamId, { draft })).id,
    publish: (pageId) => team.coach.call(calls.pages.publish, { pageId }),
    open: (who, pageId) => who.call(calls.pages.read, { pageId }),
    read: (who, pageId, version) => who.call(calls.pages.setLastRead, { pageId }, { body: { version } }),
    save: (who, pageId, content) => who.call(calls.pages.change, { pageId }, body(content)),
    star: (who, pageId) => who.call(calls.pages.star, { pageId }, starred),
    listed: async (who) => {
      const query = { view: 'summary' };
      const list = await who.call(calls.pages.summaries, { teamId: team.teamId }, { query });
      return (list.body as PageSummaries).pages;
    },
  },
  {
    kind: 'play',
    create: async (draft) => (await given.play(team.coach, team.teamId, { draft })).id,
    publish: (playId) => team.coach.call(calls.plays.publish, { playId }),
    open: (who, playId) => who.call(calls.plays.read, { playId }),
    read: (who, playId, version) => who.call(calls.plays.setLastRead, { playId }, { body: { version } }),
    save: (who, playId, content) => who.call(calls.plays.change, { playId }, body(content)),
    star: (who, playId) => who.call(calls.plays.star, { playId }, starred),
    listed: async (who) => (await who.call(calls.plays.list, { teamId: team.teamId })).body as Play[],
  },
];

describe.each(kinds)('in lists a $kind', ({ kind, ...of }) => {
  const stateFor = async (who: Person, id: number) =>
    (await of.listed(who)).find((row) => row.id === id)?.readState;
  const starredState = async (who: Person, id: number) => {
    await of.star(who, id);
    const { items } = (await who.call(calls.starred.list)).body as StarredList;
    return items.find((item) => item.kind === kind && item.id === id)?.readState;
  };
  const query = (text: string, values: unknown[]) => app.database.transaction((tx) => tx.query(text, values));

  it('is new until it is opened, and to its publisher never', async () => {
    const id = await of.create();
    expect([await stateFor(team.player, id), await starredState(team.player, id)]).toEqual(['new', 'new']);
    expect([await stateFor(team.coach, id), await stateFor(team.admin, id)]).toEqual([null, 'new']);
    await of.open(team.player, id);
    expect([await stateFor(team.player, id), await starredState(team.player, id)]).toEqual([null, null]);
  });

  it('is not new after two weeks, and not to users who joined later or look in from outside', async () => {
    const id = await of.create();
    const superAdmin = await person(app, 'super_admin');
    expect(await stateFor(superAdmin, id)).toBeNull();
    await query(`update team_members set joined_at = now() + interval '1 minute' where user_id = $1`, [
      team.player.id,
    ]);
    expect(await stateFor(team.player, id)).toBeNull();
    await query(`update team_members set joined_at = now() - interval '1 year' where user_id = $1`, [
      team.player.id,
    ]);
    expect(await stateFor(team.player, id)).toBe('new');
    await query(`update ${kind}s set published_at = now() - interval '15 days' where id = $1`, [id]);
    expect(await stateFor(team.player, id)).toBeNull();
  });

  it('is changed from the end of a sitting until the new version was read, and not by own saves', async () => {
    const id = await of.create();
    for (const who of [team.player, team.admin]) {
      await of.open(who, id);
      await of.read(who, id, 1);
    }
    await of.save(team.admin, id, 'Back pod');
    await endSittings(app);
    expect([await stateFor(team.player, id), await starredState(team.player, id)]).toEqual([
      'changed',
      'changed',
    ]);
    expect(await stateFor(team.admin, id)).toBeNull();
    await of.read(team.player, id, 2);
    expect([await stateFor(team.player, id), await starredState(team.player, id)]).toEqual([null, null]);
  });

  it('is neither as a draft, and new once it is published', async () => {
    const id = await of.create(true);
    expect(await stateFor(team.admin, id)).toBeNull();
    await of.publish(id);
    expect([await stateFor(team.admin, id), await stateFor(team.player, id)]).toEqual(['new', 'new']);
  });
});
