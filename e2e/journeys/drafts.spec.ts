import {
  calls,
  draftHintTexts,
  pageListTexts,
  pageTexts,
  publishingTexts as texts,
  type Page,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

test('a coach writes a draft that only the staff sees, publishes it with a note and takes it back', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Drafts');
  const { page: coach } = await person(desktop);
  const { page: other } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(other, 'coach');
  await team.join(player, 'player');
  const main = coach.getByRole('main');
  const badge = main.getByText(pageTexts.draft, { exact: true }).filter({ visible: true });
  const publish = coach.getByRole('button', { name: texts.publish, exact: true });
  const title = 'Match plan: Old Millers';

  await coach.goto(`/dashboard?team=${team.id}&new=page`);
  const dialog = coach.getByRole('dialog', { name: pageListTexts.createTitle });
  await expect(dialog).toContainText(texts.startsAsDraft);
  await dialog.getByLabel(pageTexts.title).fill(title);
  await dialog.getByRole('button', { name: pageListTexts.create }).click();
  await coach.waitForURL('**/pages/*');
  const address = new URL(coach.url()).pathname;
  const pageId = Number(address.split('/').pop());
  await expect(badge).toBeVisible();
  await expect(main).toContainText(pageTexts.draftSeenByStaffOf(team.name));
  await new PageScreen(coach).editor.first().click();
  await coach.keyboard.type('We kick to their left');
  await expectAccessible(coach, 'a draft');

  await test.step('a player finds no trace of it', async () => {
    await player.goto(address);
    await expect(player.getByText(pageTexts.notFound)).toBeVisible();
    await player.goto(`/teams/${team.id}?tab=pages`);
    await expect(player.getByText(pageListTexts.noPagesForPlayers)).toBeVisible();
    await expect(player.getByText(title)).toHaveCount(0);
  });

  await test.step('another coach sees it marked as a draft', async () => {
    await other.goto(`/teams/${team.id}?tab=pages`);
    await expect(other.getByRole('link', { name: title }).last()).toContainText(pageTexts.draft);
    await other.goto(address);
    await expect(other.getByRole('button', { name: texts.publish, exact: true })).toBeVisible();
  });

  await test.step('the form shows who will see it, and counts the letters of the note', async () => {
    await publish.click();
    const form = coach.getByRole('dialog', { name: texts.publishTo(team.name) });
    await expect(form).toContainText('1 player, ');
    const note = form.getByLabel(texts.note);
    await expect(note).toBeFocused();
    await note.fill('Read by Friday');
    await expect(form).toContainText(texts.noteLength(14, 140));
    await expectAccessible(coach, 'the form that publishes');
    await note.press('Control+Enter');
    await expect(coach.getByText(/^Published\. \d+ people are notified\.$/)).toBeVisible();
    await expect(badge).toHaveCount(0);
    await expect(publish).toHaveCount(0);
    await expect(coach.locator(':focus')).toHaveText(texts.isPublished);
  });

  await test.step('the player sees it at once, with what was typed last', async () => {
    await expect(player.getByRole('link', { name: title }).last()).toBeVisible();
    await player.goto(address);
    await expect(player.getByText('We kick to their left')).toBeVisible();
    await expect(other.getByRole('button', { name: texts.publish, exact: true })).toHaveCount(0);
  });

  await test.step('unpublishing takes it from the player, and keeps it', async () => {
    await coach.getByRole('button', { name: pageTexts.moreActions }).click();
    await coach.getByRole('menuitem', { name: texts.unpublish }).click();
    const question = coach.getByRole('alertdialog', { name: texts.of.page.unpublishTitle });
    await expect(question).toContainText(texts.of.page.unpublishStays);
    await expectAccessible(coach, 'the question before unpublishing');
    await question.getByRole('button', { name: texts.unpublish }).click();
    await expect(coach.getByText(texts.of.page.unpublished)).toBeVisible();
    await expect(badge).toBeVisible();
    await expect(player.getByText(pageTexts.notFound)).toBeVisible();
    const read = await callAs(coach, calls.pages.read, { params: { pageId } });
    expect(((await read.json()) as Page).isDraft).toBe(true);
  });
});

test('a coach on a phone is told once who sees a draft, and publishes it from there', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Drafts on a phone');
  const { page: coach } = await person(phone);
  await team.join(coach, 'coach');
  await coach.goto(`/dashboard?team=${team.id}&new=page`);
  const dialog = coach.getByRole('dialog', { name: pageListTexts.createTitle });
  await dialog.getByLabel(pageTexts.title).fill('Kit list');
  await dialog.getByRole('button', { name: pageListTexts.create }).click();
  await coach.waitForURL('**/pages/*');
  await expect(coach.getByText(pageTexts.draftSeenByStaff)).toBeVisible();
  await expectAccessible(coach, 'a draft on a phone');

  await coach.getByRole('link', { name: pageTexts.back }).click();
  const hint = coach.getByRole('status').filter({ hasText: draftHintTexts.title('page') });
  await expect(hint).toContainText(draftHintTexts.detail(team.name));
  await hint.getByRole('button', { name: draftHintTexts.publish }).click();
  const form = coach.getByRole('dialog', { name: texts.publishTo(team.name) });
  await expect(form.getByLabel(texts.note)).toBeVisible();
  await expectAccessible(coach, 'the form that publishes on a phone');
  await form.getByRole('button', { name: texts.publish, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(coach.getByRole('main').getByText(pageTexts.draft, { exact: true })).toHaveCount(0);

  await test.step('leaving another draft says it no more', async () => {
    const made = await callAs(coach, calls.pages.create, {
      params: { teamId: team.id },
      body: { title: 'Bus times', draft: true },
    });
    const { id } = (await made.json()) as Page;
    await coach.goto(`/pages/${id}`);
    await expect(coach.getByText(pageTexts.draftSeenByStaff)).toBeVisible();
    await coach.getByRole('link', { name: pageTexts.back }).click();
    await expect(coach.getByRole('heading', { level: 1 })).toHaveText(team.name);
    await expect(hint).toHaveCount(0);
  });
});

test('without a connection a draft waits, and a failure leaves the form open', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Drafts offline');
  const { page: coach, context, expected } = await person(desktop);
  await team.join(coach, 'coach');
  expected.push((message) => message.text().includes('503'));
  const made = await callAs(coach, calls.pages.create, {
    params: { teamId: team.id },
    body: { title: 'Bus times', draft: true },
  });
  const { id } = (await made.json()) as Page;
  await coach.goto(`/pages/${id}`);
  await coach.getByRole('button', { name: texts.publish, exact: true }).click();
  const form = coach.getByRole('dialog', { name: texts.publishTo(team.name) });
  const send = form.getByRole('button', { name: texts.publish, exact: true });
  await expect(send).toBeEnabled();
  await context.setOffline(true);
  await expect(send).toBeDisabled();
  await expect(form).toContainText(texts.offline);
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  await coach.route('**/publish', (route) => route.fulfill({ status: 503, body: '' }));
  await form.getByLabel(texts.note).fill('Half past eight');
  await send.click();
  await expect(coach.getByText(texts.of.page.publishFailed)).toBeVisible();
  await expect(form.getByLabel(texts.note)).toHaveValue('Half past eight');
  await coach.unroute('**/publish');
  await send.click();
  await expect(form).toHaveCount(0);
});
