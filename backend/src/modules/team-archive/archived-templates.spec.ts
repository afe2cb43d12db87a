import { limits, type MediaFile } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { exportTeam, importTeam, templatesOf } from '../../../test/archive';
import { given } from '../../../test/given';
import { staffedTeam } from '../../../test/people';
import { zipOf } from '../../../test/zip';

const app = useApp();
const pictureOf = ({ url }: Pick<MediaFile, 'url'>) =>
  `<figure data-id="aaaaaa" data-type="image" data-cols="12"><img src="${url}" alt=""></figure>`;

describe('the templates of an archive', () => {
  it('are the same in the team that imports it, with their pictures', async () => {
    const team = await staffedTeam(app);
    await given.template(team.coach, team.teamId, { name: 'Größe & <Mut>', tags: ['Lineout', 'A & B'] });
    const file = await given.file(app, team.coach, team.teamId);
    await given.template(team.coach, team.teamId, { name: 'Shape', content: pictureOf(file) });
    const other = await staffedTeam(app);
    const zip = await exportTeam(app, team);
    expect((await importTeam(app, other.coach, { teamId: other.teamId, zip })).status).toBe(201);
    const [menu, shape] = await templatesOf(other);
    expect(menu).toEqual((await templatesOf(team))[0]);
    expect(menu?.tags).toEqual(['Lineout', 'A & B']);
    expect(shape?.content).toMatch(/src="\/api\/media\/\d+\//);
    expect(shape?.content).not.toContain(file.url);
  });

  it('leave templates with the same name as they are, and are imported as far as 50 allow', async () => {
    const team = await staffedTeam(app);
    for (const name of ['Box', 'Diamond', 'Press']) await given.template(team.coach, team.teamId, { name });
    const zip = await exportTeam(app, team);
    const other = await staffedTeam(app);
    await given.template(other.coach, other.teamId, { name: 'BOX', content: '<p data-id="aaaaaa">Ours</p>' });
    for (let number = 2; number < limits.pageTemplates; number += 1)
      await given.template(other.coach, other.teamId, { name: `No. ${number}` });
    expect((await importTeam(app, other.coach, { teamId: other.teamId, zip })).status).toBe(201);
    const after = await templatesOf(other);
    expect(after).toHaveLength(limits.pageTemplates);
    expect(after[0]).toMatchObject({ name: 'BOX', content: '<p data-id="aaaaaa">Ours</p>' });
    expect(after.map(({ name }) => name)).toContain('Diamond');
    expect(after.map(({ name }) => name)).not.toContain('Press');
  });

  it.each<[string, object[]]>([
    ['without a name', [{ path: 't', name: ' ', tags: [] }]],
    ['without a file', [{ path: 'missing', name: 'Menu', tags: [] }]],
    ['with tags that are no list', [{ path: 't', name: 'Menu', tags: 'all' }]],
  ])('are refused with the archive when there is one %s', async (_, templates) => {
    const team = await staffedTeam(app);
    const index = { format: 1, team: 'Rovers', pages: [], files: [], templates };
    const zip = await zipOf({ 'space.json': JSON.stringify(index), t: '<main></main>' });
    const { status, body } = await importTeam(app, team.coach, { teamId: team.teamId, zip });
    expect([status, (body as { code: string }).code]).toEqual([400, 'not_a_space']);
    expect(await templatesOf(team)).toEqual([]);
  });
});
