import type { Page as Tab } from '@playwright/test';
import { calls, pageTemplateTexts as texts, pageListTexts, pageTexts } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

const dialog = (tab: Tab) => tab.getByRole('dialog', { name: pageListTexts.createTitle });
const card = (tab: Tab, name: string) => dialog(tab).getByRole('radio', { name: new RegExp(`^${name}`) });
const chooseCard = (tab: Tab, name: string) => dialog(tab).getByText(name, { exact: true }).click();
const title = (tab: Tab) => dialog(tab).getByRole('textbox', { name: pageTexts.title });
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });

async function openDialog(tab: Tab, teamId: number) {
  await tab.goto(`/dashboard?team=${teamId}&new=page`);
  await expect(card(tab, texts.blank)).toBeChecked();
}

async function create(tab: Tab) {
  await dialog(tab).getByRole('button', { name: pageListTexts.create }).click();
  await tab.waitForURL('**/pages/*');
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
}

test('a coach begins a page with a match plan of the sport, and with the keyboard another one', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('starts', 'Rugby Union');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  await openDialog(tab, team.id);

  await test.step('a card suggests title and tag until they are typed', async () => {
    await chooseCard(tab, 'Match plan');
    await expect(title(tab)).toHaveValue('Match plan: ');
    await chooseCard(tab, 'Session plan');
    await expect(title(tab)).toHaveValue('Session plan: ');
    await title(tab).fill('Castle Park away');
    await chooseCard(tab, 'Match plan');
    await expect(title(tab)).toHaveValue('Castle Park away');
    await expect(dialog(tab).getByText('match-plan', { exact: true })).toBeVisible();
    await expectAccessible(tab, 'the templates of a new page');
  });

  await test.step('the page has the headings of the sport', async () => {
    await create(tab);
    for (const heading of ['How we win', 'Finishers'])
      await expect(tab.getByRole('heading', { name: heading })).toBeVisible();
    await expect(tab.getByText('Their 22', { exact: true })).toBeVisible();
  });

  await test.step('arrows choose among the cards', async () => {
    await openDialog(tab, team.id);
    await card(tab, texts.blank).focus();
    await tab.keyboard.press('ArrowLeft');
    await expect(card(tab, 'Opposition report')).toBeChecked();
    await expect(title(tab)).toHaveValue('Opposition report: ');
  });
});

test('a coach saves a page as a template, and another one begins with it, replaces, renames, deletes and restores it', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('templates', 'Soccer');
  const [{ page: pocket }, { page: desk }] = [await person(phone), await person(desktop)];
  await team.join(pocket, 'coach');
  await team.join(desk, 'coach');
  const page = await team.addPage({
    title: 'Corner menu',
    content: '<p data-id="aaaaaa">Near post first</p>',
    tags: ['corners'],
  });
  await openDialog(desk, team.id);

  const saveAs = async (tab: Tab, pageId: number) => {
    await tab.goto(`/pages/${pageId}`);
    const edit = button(tab, pageTexts.edit);
    await expect(edit.or(new PageScreen(tab).editor).first()).toBeVisible();
    await button(tab, pageTexts.moreActions).click();
    await tab.getByRole('menuitem', { name: texts.saveAs }).click();
    await expect(tab.getByRole('form', { name: texts.saveAs }).getByRole('textbox')).toBeVisible();
  };

  await test.step('the phone saves it under the title of the page', async () => {
    await saveAs(pocket, page.id);
    const form = pocket.getByRole('form', { name: texts.saveAs });
    await expect(form.getByRole('textbox')).toHaveValue('Corner menu');
    await expectAccessible(pocket, 'the name of a template on a phone');
    await form.getByRole('button', { name: texts.save }).click();
    await expect(pocket.getByText(texts.saved('Corner menu'))).toBeVisible();
  });

  await test.step('the desk has it without a reload, and begins a page with its text and tags', async () => {
    await expect(card(desk, 'Corner menu')).toBeVisible();
    await chooseCard(desk, 'Corner menu');
    await expect(title(desk)).toHaveValue('Corner menu');
    await create(desk);
    await expect(new PageScreen(desk).editor.first()).toContainText('Near post first');
    await expect(desk.getByText('corners', { exact: true }).first()).toBeVisible();
  });

  await test.step('its name in another page replaces the text', async () => {
    const other = await team.addPage({ title: 'CORNER menu', content: '<p data-id="aaaaaa">Far post</p>' });
    await saveAs(pocket, other.id);
    const form = pocket.getByRole('form', { name: texts.saveAs });
    await expect(form).toContainText(texts.replaces('Corner menu'));
    await form.getByRole('button', { name: texts.replace }).click();
    await expect(pocket.getByText(texts.replaced('CORNER menu'))).toBeVisible();
  });

  const list = desk.getByRole('list', { name: texts.manageTitle });

  await test.step('it is renamed, deleted, and restored by Undo with its text', async () => {
    await openDialog(desk, team.id);
    await button(desk, texts.manageShort).click();
    await expect(list).toContainText('CORNER menu');
    await expectAccessible(desk, 'the templates of a team');
    await button(desk, texts.renameOf('CORNER menu')).click();
    const name = desk.getByRole('form', { name: texts.rename }).getByRole('textbox');
    await expect(name).toHaveValue('CORNER menu');
    await name.fill('Set pieces');
    await desk.keyboard.press('Enter');
    await expect(list).toContainText('Set pieces');
    await button(desk, texts.removeOf('Set pieces')).click();
    await expect(desk.getByText(texts.none)).toBeVisible();
    await button(desk, texts.undo).click();
    await expect(list).toContainText('Set pieces');
    const all = await callAs(desk, calls.pageTemplates.list, { params: { teamId: team.id } });
    const [restored] = (await all.json()) as { id: number }[];
    const params = { teamId: team.id, templateId: restored?.id ?? 0 };
    const read = await callAs(desk, calls.pageTemplates.read, { params });
    expect(((await read.json()) as { content: string }).content).toContain('Far post');
  });
});
