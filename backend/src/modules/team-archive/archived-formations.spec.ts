import { limits } from '@touchline/contract';
import { boardSamples, lineUpOf } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { exportTeam, formationsOf, importTeam } from '../../../test/archive';
import { given } from '../../../test/given';
import { staffedTeam } from '../../../test/people';
import { zipOf } from '../../../test/zip';

const app = useApp();

describe('the formations of an archive', () => {
  it('are the same in the team that imports it', async () => {
    const team = await staffedTeam(app);
    await given.formation(team.coach, team.teamId, { name: 'Größe & <Mut>' });
    const lineUp = lineUpOf(boardSamples.pickAndRoll);
    await given.formation(team.coach, team.teamId, { name: 'Box', lineUp });
    const other = await staffedTeam(app);
    expect(
      (await importTeam(app, other.coach, { teamId: other.teamId, zip: await exportTeam(app, team) })).status,
    ).toBe(201);
    expect(await formationsOf(other)).toEqual(await formationsOf(team));
    expect((await formationsOf(other)).map(({ name }) => name)).toEqual(['Box', 'Größe & <Mut>']);
  });

  it('leave formations with the same name as they are, and are imported as far as 50 allow', async () => {
    const team = await staffedTeam(app);
    for (const name of ['Box', 'Diamond', 'Press']) await given.formation(team.coach, team.teamId, { name });
    const zip = await exportTeam(app, team);
    const other = await staffedTeam(app);
    const lineUp = lineUpOf(boardSamples.pickAndRoll);
    await given.formation(other.coach, other.teamId, { name: 'BOX', lineUp });
    for (let number = 2; number < limits.boardFormations; number += 1)
      await given.formation(other.coach, other.teamId, { name: `No. ${number}` });
    expect((await importTeam(app, other.coach, { teamId: other.teamId, zip })).status).toBe(201);
    const after = await formationsOf(other);
    expect(after).toHaveLength(limits.boardFormations);
    expect(after[0]).toMatchObject({ name: 'BOX', sport: 'basketball' });
    expect(after.map(({ name }) => name)).toContain('Diamond');
    expect(after.map(({ name }) => name)).not.toContain('Press');
  });

  it('may be missing, as in archives of earlier versions', async () => {
    const team = await staffedTeam(app);
    const zip = await zipOf({
      'space.json': JSON.stringify({ format: 1, team: 'Rovers', pages: [], files: [] }),
    });
    expect((await importTeam(app, team.coach, { teamId: team.teamId, zip })).status).toBe(201);
    expect(await formationsOf(team)).toEqual([]);
  });
});
