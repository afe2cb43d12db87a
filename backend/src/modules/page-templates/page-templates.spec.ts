import {
  builtInTemplates,
  calls,
  limits,
  mentionTexts,
  sports,
  type Activity,
  type Page,
  type PageSummaries,
  type PageTemplate,
  type PageTemplateChange,
  type PageTemplateHead,
} from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { staffedTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';
import { cleanContent } from '../../platform/html';

const app = useApp();
const team = useTeam(app, beforeEach);
const listeners: Listener[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
});

const content = '<h2 data-id="aaaaaa">Front</h2><p data-id="bbbbbb">Falcon</p>';
const create = (body: object, who = team.coach, teamId = team.teamId) =>
  who.call(calls.pageTemplates.create, { teamId }, { body: { name: 'Lineout menu', content, ...body } });
const change = ({ id: templateId, teamId }: PageTemplate, body: PageTemplateChange, who = team.coach) =>
  who.call(calls.pageTemplates.change, { teamId, templateId }, { body });
const read = ({ id: templateId, teamId }: PageTemplate, who = team.coach) =>
  who.call(calls.pageTemplates.read, { teamId, templateId });
const remove = ({ id: templateId, teamId }: PageTemplate, who = team.coach) =>
  who.call(calls.pageTemplates.remove, { teamId, templateId });
const list = async (who = team.coach) =>
  (await who.call(calls.pageTemplates.list, { teamId: team.teamId })).body as PageTemplateHead[];
const namesOf = async () => (await list()).map(({ name }) => name);

describe('the templates of a team', () => {
  it('are saved by an editor and listed by name, with their author and without their content', async () => {
    const { status, body } = await create({ name: ' Lineout menu ', tags: ['Lineout', 'lineout '] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Lineout menu',
      content,
      tags: ['Lineout'],
      createdBy: team.coach.id,
    });
    await create({ name: 'after the match' });
    const all = await list(team.admin);
    expect(all.map(({ name }) => name)).toEqual(['after the match', 'Lineout menu']);
    expect(all[0]).not.toHaveProperty('content');
    expect(all[0]?.creator?.displayName).toBeTruthy();
    expect((await read(body as PageTemplate, team.admin)).body).toEqual(body);
  });

  it('name other pages by their current titles, and only to those who can open them', async () => {
    const other = await staffedTeam(app);
    const [theirs, ours] = await Promise.all([
      given.page(other.coach, other.teamId, { title: 'Their report' }),
      given.page(team.coach, team.teamId, { title: 'Kit list' }),
    ]);
    const to = ({ id }: Page, words: string, link = true) =>
      `<a${link ? ` href="/pages/${id}"` : ''} data-page="${id}">${words}</a>`;
    const line = (...links: string[]) => `<p data-id="aaaaaa">${links.join(' ')}</p>`;
    const { body } = await create(
      { content: line(to(theirs, 'Their report'), to(ours, 'Kit list')) },
      team.superAdmin,
    );
    const made = body as PageTemplate;
    expect(made.content).toBe(line(to(theirs, 'Their report'), to(ours, 'Kit list')));
    await team.coach.call(calls.pages.change, { pageId: ours.id }, { body: { title: 'Kit' } });
    const closed = line(to(theirs, mentionTexts.hidden.page, false), to(ours, 'Kit'));
    expect((await read(made)).body).toMatchObject({ content: closed });
    expect((await change(made, { name: 'Renamed' })).body).toMatchObject({ content: closed });
    expect((await read(made, team.superAdmin)).body).toMatchObject({
      content: line(to(theirs, 'Their report'), to(ours, 'Kit')),
    });
  });

  it('are stored sanitised', async () => {
    const made = await given.template(team.coach, team.teamId, {
      content: '<p data-id="aaaaaa">Call<script>alert(1)</script></p><p onclick="x()" data-id="bbbbbb">b</p>',
    });
    expect(made.content).toBe('<p data-id="aaaaaa">Call</p><p data-id="bbbbbb">b</p>');
    const { body } = await change(made, { content: '<p data-id="aaaaaa"><img src=x onerror=alert(1)>c</p>' });
    expect((body as PageTemplate).content).not.toContain('onerror');
  });

  it('are renamed, replaced and deleted', async () => {
    const menu = await given.template(team.coach, team.teamId, { tags: ['lineout'] });
    expect((await change(menu, { name: ' lineout MENU ' })).body).toMatchObject({
      id: menu.id,
      name: 'lineout MENU',
      content: menu.content,
      tags: ['lineout'],
    });
    const replaced = await change(menu, { content, tags: [] }, team.admin);
    expect(replaced.body).toMatchObject({ name: 'lineout MENU', content, tags: [] });
    expect((await remove(menu, team.admin)).status).toBe(204);
    expect(await namesOf()).toEqual([]);
    for (const { status, body } of [
      await remove(menu),
      await change(menu, { name: 'Again' }),
      await read(menu),
    ])
      expect({ status, body }).toMatchObject({ status: 404, body: { message: 'Template not found' } });
  });

  it('are in no list of pages', async () => {
    await create({ name: 'Hidden menu', tags: ['menu-tag'] });
    const query = { view: 'summary' } as const;
    const { body } = await team.coach.call(calls.pages.summaries, { teamId: team.teamId }, { query });
    expect((body as PageSummaries).pages).toEqual([]);
    const tags = await team.coach.call(calls.pages.tags, { teamId: team.teamId });
    expect(tags.body).toEqual([]);
    const found = await team.coach.call(calls.search.everything, {}, { query: { q: 'Hidden' } });
    expect(JSON.stringify(found.body)).not.toContain('Hidden menu');
  });

  it('are for editors: a player gets 403, a user who does not see the team 404', async () => {
    const menu = await given.template(team.coach, team.teamId);
    const attempts = (who: Person): Promise<{ status: number }>[] => [
      who.call(calls.pageTemplates.list, { teamId: team.teamId }),
      read(menu, who),
      create({ name: 'Theirs' }, who),
      change(menu, { name: 'Theirs' }, who),
      remove(menu, who),
    ];
    for (const [who, status] of [
      [team.player, 403],
      [team.outsider, 404],
      [team.signedOut, 401],
    ] as const)
      expect((await Promise.all(attempts(who))).map((answer) => answer.status)).toEqual(
        Array<number>(5).fill(status),
      );
    expect(await namesOf()).toEqual(['Lineout menu']);
  });

  it('belong to one team', async () => {
    const other = await staffedTeam(app);
    const theirs = await given.template(other.coach, other.teamId);
    const asOurs = { ...theirs, teamId: team.teamId };
    const attempts = [await change(asOurs, { name: 'Ours' }), await read(asOurs), await remove(asOurs)];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await create({}, team.coach, other.teamId)).status).toBe(404);
    expect((await create({})).status).toBe(201);
  });

  it('are deleted with their team, and stay when the account of their author is deleted', async () => {
    await given.template(team.coach, team.teamId);
    await app.database.transaction((tx) => tx.query('delete from users where id = $1', [team.coach.id]));
    expect(await list(team.superAdmin)).toMatchObject([
      { name: 'Lineout menu', createdBy: null, creator: null },
    ]);
    await team.superAdmin.call(calls.teams.remove, { teamId: team.teamId });
    const left = await app.database.transaction((tx) =>
      tx.query('select id from page_templates where team_id = $1', [team.teamId]),
    );
    expect(left).toEqual([]);
  });
});

describe('a name of a template', () => {
  it('is unique in the team, whatever its case, also under concurrency', async () => {
    const answers = await Promise.all(['Menu', 'MENU', 'menu'].map((name) => create({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const taken = answers.find(({ status }) => status === 409);
    expect(taken?.body).toMatchObject({ code: 'template_name_taken' });
    const other = await given.template(team.coach, team.teamId, { name: 'Other' });
    expect((await change(other, { name: 'mEnu' })).body.code).toBe('template_name_taken');
    expect((await namesOf()).map((name) => name.toLowerCase())).toEqual(['menu', 'other']);
  });

  it.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [7, 'Name is required'],
    ['x'.repeat(61), 'Name can have up to 60 characters'],
  ])('is refused when it is %j', async (name, message) => {
    const menu = await given.template(team.coach, team.teamId);
    const refused = [await create({ name }), await change(menu, { name: name as string })];
    for (const { status, body } of refused)
      expect([status, body.fields]).toEqual([400, [{ field: 'name', message }]]);
  });
});

it('a team has at most 50 templates, however many are saved at once', async () => {
  const { teamId } = team;
  await app.database.transaction((tx) =>
    tx.query(
      `insert into page_templates (team_id, name, content)
       select $1, 'No. ' || number, '' from generate_series(1, $2::integer) as number`,
      [teamId, limits.pageTemplates - 2],
    ),
  );
  const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => create({ name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'templates_full',
    message: 'Your team has 50 templates already. Delete one first.',
  });
  expect(await list()).toHaveLength(50);
});

describe('a saved template', () => {
  it('is announced to editors only, with the id 0 of pages', async () => {
    const origin = await originOf(app);
    const listen = async (who: Person) => {
      const listener = new Listener(origin, who.cookie);
      listeners.push(listener);
      return listener.start();
    };
    const [admin, player] = [await listen(team.admin), await listen(team.player)];
    const menu = await given.template(team.coach, team.teamId);
    const ofTemplates = { what: 'page', teamId: team.teamId, id: 0 };
    await waitFor(() => expect(admin.changes).toContainEqual(ofTemplates));
    await change(menu, { name: 'Menu' });
    await remove(menu);
    await waitFor(() => expect(admin.changes.filter(({ id }) => id === 0)).toHaveLength(3));
    const category = await given.category(team.coach, team.teamId);
    await waitFor(() => expect(player.changes).toContainEqual(expect.objectContaining({ id: category.id })));
    expect(player.changes).not.toContainEqual(ofTemplates);
  });

  it('is among the activities of editors only', async () => {
    const menu = await given.template(team.coach, team.teamId);
    await change(menu, { name: 'Menu' });
    await remove(menu);
    const activitiesOf = async (who: Person) =>
      ((await who.call(calls.activities.ofTeam, { teamId: team.teamId })).body as Activity[]).filter(
        ({ targetType }) => targetType === 'page_template',
      );
    expect((await activitiesOf(team.admin)).map(({ action, targetName }) => [action, targetName])).toEqual([
      ['deleted', 'Menu'],
      ['updated', 'Menu'],
      ['created', 'Lineout menu'],
    ]);
    expect(await activitiesOf(team.player)).toEqual([]);
  });
});

it.each(['Quidditch', ...sports])('the built-in templates of %s are in the canonical form', async (sport) => {
  for (const template of builtInTemplates(sport))
    expect(await cleanContent(template.content), template.name).toBe(template.content);
});
