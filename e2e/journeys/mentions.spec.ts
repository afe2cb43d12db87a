import { calls, editorTexts, mentionTexts, pageTexts, type Page } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

test('a coach links to a page in three actions while writing, and each reader gets what they may see', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('Mentions');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const target = await team.addPage({ title: 'Defence system' });
  const secret = await team.addPage({ title: 'Defence secret', draft: true });
  const plan = await team.addPage({ title: 'Match plan', content: '<p data-id="block-1">See</p>' });
  const screen = new PageScreen(coach);
  const list = coach.getByRole('listbox', { name: editorTexts.mentionMenu });
  const option = (name: string) => list.getByRole('option', { name });

  await coach.goto(`/pages/${plan.id}`);
  await expect(screen.editor.first()).toBeVisible();
  await screen.editor.filter({ hasText: 'See' }).click();
  await coach.keyboard.press('End');

  await test.step('[[, letters and Enter insert a link with the title', async () => {
    await coach.keyboard.type(' [[system');
    await expect(option('Defence system')).toBeVisible();
    await expectAccessible(coach, 'the list of mentions');
    await coach.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await coach.keyboard.type('and [[secret');
    await expect(option('Defence secret')).toBeVisible();
    await coach.keyboard.press('Enter');
    await coach.keyboard.type('today');
    await screen.waitForSaved();
    await expect(screen.editor.first()).toHaveText('See Defence system and Defence secret today');
  });

  await test.step('Escape keeps the letters as text, and typing goes on', async () => {
    await coach.keyboard.press('Enter');
    await coach.keyboard.type('[[system');
    await expect(option('Defence system')).toBeVisible();
    await coach.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await coach.keyboard.type('s');
    await screen.waitForSaved();
    await expect(screen.editor.nth(1)).toHaveText('[[systems');
  });

  await test.step('Backspace deletes a mention as a whole', async () => {
    await coach.keyboard.press('Enter');
    await coach.keyboard.type('[[system');
    await expect(option('Defence system')).toBeVisible();
    await coach.keyboard.press('Enter');
    await expect(screen.editor.nth(2)).toHaveText('Defence system');
    await coach.keyboard.press('Backspace');
    await coach.keyboard.press('Backspace');
    await expect(screen.editor.nth(2)).toHaveText('');
    await screen.waitForSaved();
  });

  await test.step('a title that no page has makes a draft, which the text mentions', async () => {
    await coach.keyboard.press('Enter');
    await coach.keyboard.type('[[Blitz rules');
    await expect(option(editorTexts.newPage('Blitz rules'))).toBeVisible();
    await expectAccessible(coach, 'the list of pages with a new one');
    await coach.keyboard.press('Enter');
    await expect(screen.editor.nth(3).getByRole('link')).toHaveText('Blitz rules');
    await expect(screen.editor.nth(3)).toBeFocused();
    await coach.keyboard.type('first');
    await expect(screen.editor.nth(3)).toHaveText('Blitz rules first');
    await screen.waitForSaved();
    const listed = await callAs(coach, calls.pages.list, { params: { teamId: team.id } });
    const made = ((await listed.json()) as Page[]).find(({ title }) => title === 'Blitz rules');
    expect(made).toMatchObject({ content: '', isDraft: true });
    await coach.keyboard.press('Enter');
    await coach.keyboard.type('[[blitz rules');
    await expect(option('Blitz rules')).toBeVisible();
    await expect(option(editorTexts.newPage('blitz rules'))).toHaveCount(0);
    await coach.keyboard.press('Escape');
    await screen.waitForSaved();
  });

  await test.step('a player reads the current title of the page, and nothing of the draft', async () => {
    await team.changePage(target.id, '', 'Press, then drift');
    await player.goto(`/pages/${plan.id}`);
    const main = player.getByRole('main');
    await expect(main.getByText(/^See Press/)).toHaveText(
      `See Press, then drift and ${mentionTexts.hidden.page} today`,
    );
    await expect(main.getByRole('link', { name: mentionTexts.hidden.page })).toHaveCount(0);
    expect(await player.content()).not.toContain(secret.title);
    await player.evaluate(() => (document.documentElement.dataset.kept = ''));
    await main.getByRole('link', { name: 'Press, then drift' }).click();
    await expect(player).toHaveURL(new RegExp(`/pages/${target.id}$`));
    await expect(main.getByRole('heading', { level: 1, name: 'Press, then drift' })).toBeVisible();
    await expect(player.locator('html[data-kept]'), 'the document was not loaded again').toBeAttached();
  });

  await test.step('the link field finds pages by their title', async () => {
    await coach.goto(`/pages/${target.id}`);
    await expect(screen.editor.first()).toBeVisible();
    await screen.editor.first().click();
    await coach.keyboard.type('plan');
    await coach.keyboard.press('Control+a');
    await coach.keyboard.press('Control+k');
    await coach.getByLabel(editorTexts.linkAddress).fill('Match');
    await coach.getByRole('button', { name: 'Match plan' }).click();
    await screen.waitForSaved();
    const link = coach.getByRole('group', { name: pageTexts.content }).getByRole('link', { name: 'plan' });
    await expect(link).toHaveAttribute('href', `/pages/${plan.id}`);
  });
});

test('a coach mentions a person and a play with @', async ({ ownTeam, person }) => {
  const team = await ownTeam('Mention people');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  const user = await team.join(player, 'player');
  const play = await team.addPlay({ name: 'Lighthouse' });
  const plan = await team.addPage({ title: 'Match plan', content: '<p data-id="block-1">Ask</p>' });
  const screen = new PageScreen(coach);
  const list = coach.getByRole('listbox', { name: editorTexts.mentionMenu });

  await coach.goto(`/pages/${plan.id}`);
  await expect(screen.editor.first()).toBeVisible();
  await screen.editor.filter({ hasText: 'Ask' }).click();
  await coach.keyboard.press('End');
  await coach.getByRole('button', { name: editorTexts.mention, exact: true }).click();
  await expect(list).toBeVisible();
  await coach.keyboard.type('Yak pl');
  await list.getByRole('option', { name: 'Robin Yak player' }).click();
  await coach.keyboard.type('about @light');
  await list.getByRole('option', { name: 'Lighthouse' }).click();
  await screen.waitForSaved();
  await expect(screen.editor.first()).toHaveText(`Ask @${user.username} about Lighthouse`);
  await player.goto(`/pages/${plan.id}`);
  await expect(player.getByRole('main').getByRole('link', { name: 'Lighthouse' })).toHaveAttribute(
    'href',
    `/plays/${play.id}`,
  );
});
