import {
  calls,
  draftHintTexts,
  pageTexts,
  playTexts,
  publishingTexts as texts,
  type Play,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { PlaysScreen } from '../screens/plays-screen';

test('a coach writes a draft of a play that only the staff sees, publishes it with a note and takes it back', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Play drafts');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const plays = new PlaysScreen(coach);
  const main = coach.getByRole('main');
  const badge = main.getByText(pageTexts.draft, { exact: true }).filter({ visible: true });
  const publish = coach.getByRole('button', { name: texts.publish, exact: true });
  const name = 'Cormorant';

  await team.addPlay({ name: 'Sanderling' });
  await plays.open(team.id);
  await coach.getByRole('button', { name: playTexts.newPlay }).click();
  await expect(plays.newDialog).toContainText(texts.startsAsDraft);
  await plays.newDialog.getByLabel(playTexts.name).fill(name);
  await plays.newDialog.getByRole('button', { name: playTexts.create }).click();
  await expect(coach.getByText(playTexts.createdDetail)).toBeVisible();
  await coach.waitForURL('**/plays/*');
  const address = new URL(coach.url()).pathname;
  const playId = Number(address.split('/').pop());
  await expect(badge).toBeVisible();
  await expect(main).toContainText(pageTexts.draftSeenByStaffOf(team.name));
  await expect(plays.field('name')).toBeVisible();
  await expectAccessible(coach, 'a draft of a play');

  await test.step('a player finds no trace of it', async () => {
    await player.goto(address);
    await expect(player.getByText(playTexts.notFound)).toBeVisible();
    await player.goto(`/teams/${team.id}?tab=plays`);
    await expect(player.getByRole('heading', { name: 'Sanderling', level: 2 })).toBeVisible();
    await expect(player.getByText(name)).toHaveCount(0);
  });

  await test.step('the form shows who will see it and takes a note', async () => {
    await publish.click();
    const form = coach.getByRole('dialog', { name: texts.publishTo(team.name) });
    await expect(form).toContainText('1 player, ');
    const note = form.getByLabel(texts.note);
    await expect(note).toBeFocused();
    await note.fill('For Saturday');
    await note.press('Control+Enter');
    await expect(coach.getByText(/^Published\. \d+ (person is|people are) notified\.$/)).toBeVisible();
    await expect(badge).toHaveCount(0);
    await expect(publish).toHaveCount(0);
  });

  await test.step('the player sees it at once', async () => {
    await expect(player.getByRole('heading', { name, level: 2 })).toBeVisible();
    await player.goto(address);
    await expect(new PlaysScreen(player).heading(name)).toBeVisible();
  });

  await test.step('unpublishing takes it from the player, and keeps it', async () => {
    await plays.choose(texts.unpublish);
    const question = coach.getByRole('alertdialog', { name: texts.of.play.unpublishTitle });
    await expect(question).toContainText(texts.of.play.unpublishStays);
    await question.getByRole('button', { name: texts.unpublish }).click();
    await expect(coach.getByText(texts.of.play.unpublished)).toBeVisible();
    await expect(badge).toBeVisible();
    await expect(player.getByText(playTexts.notFound)).toBeVisible();
    const read = await callAs(coach, calls.plays.read, { params: { playId } });
    expect(((await read.json()) as Play).isDraft).toBe(true);
  });

  await test.step('its card is marked for editors', async () => {
    await coach.goto(`/teams/${team.id}?tab=plays`);
    await expect(plays.card(name)).toBeVisible();
    await expect(main.getByText(pageTexts.draft, { exact: true })).toHaveCount(1);
  });
});

test('a coach on a phone is told once who sees the draft of a play, and publishes it from there', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Play drafts on a phone');
  const { page: coach } = await person(phone);
  await team.join(coach, 'coach');
  const made = await callAs(coach, calls.plays.create, {
    params: { teamId: team.id },
    body: { name: 'Dunlin', draft: true },
  });
  const { id } = (await made.json()) as Play;
  await coach.goto(`/plays/${id}`);
  await expect(coach.getByText(pageTexts.draftSeenByStaff)).toBeVisible();
  await expect(coach.getByRole('button', { name: texts.publish, exact: true })).toBeVisible();
  await expectAccessible(coach, 'a draft of a play on a phone');

  await coach.getByRole('link', { name: playTexts.back }).click();
  const hint = coach.getByRole('status').filter({ hasText: draftHintTexts.title('play') });
  await expect(hint).toContainText(draftHintTexts.detail(team.name));
  await hint.getByRole('button', { name: draftHintTexts.publish }).click();
  const form = coach.getByRole('dialog', { name: texts.publishTo(team.name) });
  await expect(form.getByLabel(texts.note)).toBeVisible();
  await form.getByRole('button', { name: texts.publish, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(coach.getByRole('main').getByText(pageTexts.draft, { exact: true })).toHaveCount(0);
});
