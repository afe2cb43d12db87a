import {
  calls,
  commentTexts as texts,
  notificationTexts,
  pageTexts,
  bellTexts,
  todayTexts,
  type NewComment,
  type PlayComment,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { askInSheet, commentButton, markedWords, middleOfMarked, selectWords } from '../screens/marked-words';
import { PageScreen } from '../screens/page-screen';
import { PlaysScreen } from '../screens/plays-screen';

const content = '<p data-id="block-1">Whoever wins the toss plays with the wind.</p>';
const box = (tab: Tab) => tab.getByPlaceholder(texts.placeholder);

async function say(tab: Tab, playId: number, body: NewComment): Promise<PlayComment> {
  const made = await callAs(tab, calls.playComments.create, { params: { playId }, body });
  expect(made.status()).toBe(201);
  return (await made.json()) as PlayComment;
}

test('a player comments on words of a play on a phone; its coach reads them live, beside the words, and replies', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('discuss a play');
  const coach = await person(desktop);
  const player = await person(phone);
  await team.join(coach.page, 'coach');
  await team.join(player.page, 'player');
  const { id } = await team.addPlay({ name: 'Kestrel', content });

  await coach.page.goto(`/plays/${id}`);
  const plays = new PlaysScreen(coach.page);
  await expect(plays.text).toBeVisible();
  await expect(coach.page.getByText(texts.hint.play)).toBeVisible();

  const reader = new PageScreen(player.page);
  await player.page.goto(`/plays/${id}`);
  await expect(reader.discussion.getByText(texts.noActive)).toBeVisible();
  await selectWords(player.page.getByText('Whoever wins'), 'plays with the wind');
  await commentButton(player.page).click();
  await askInSheet(player.page, 'Also in the second half?');
  await expect(reader.comment('Also in the second half?').getByText(texts.referenced)).toBeVisible();
  await expect.poll(() => markedWords(player.page)).toEqual(['plays with the wind']);
  await expectAccessible(player.page, 'the discussion of a play on a phone');
  await expect
    .poll(() => player.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    .toBe(true);

  const writer = new PageScreen(coach.page);
  await expect(writer.comment('Also in the second half?')).toBeVisible();
  await expect.poll(() => markedWords(coach.page)).toEqual(['plays with the wind']);
  await writer.reply('Also in the second half?', 'Then against it.');
  await expect(reader.comment('Then against it.')).toBeVisible();
  await expectAccessible(coach.page, 'the discussion of a play that is written');

  await coach.page.getByRole('button', { name: pageTexts.read, exact: true }).click();
  await expect(plays.text).toBeHidden();
  await expect.poll(() => markedWords(coach.page)).toEqual(['plays with the wind']);
  await coach.page.getByText('Whoever wins').scrollIntoViewIfNeeded();
  const { x, y } = await middleOfMarked(coach.page);
  await coach.page.mouse.click(x, y);
  const card = coach.page.locator('article[data-active]');
  await expect(card.getByText('Also in the second half?')).toBeInViewport();
  await card.getByRole('button', { name: texts.resolve }).click();
  await expect(coach.page.getByRole('button', { name: `${texts.resolved} (1)` })).toBeVisible();
  await expect(reader.discussion.getByText('Also in the second half?')).toHaveCount(0);
  await expect.poll(() => markedWords(player.page)).toEqual([]);
});

test('a mention on a play is in Today and at the bell, both of which lead to the comment', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('mentioned on a play');
  const { page: tab } = await person(desktop);
  const { page: other } = await person(desktop);
  const { username } = await team.join(tab, 'player');
  await team.join(other, 'player');
  const { id } = await team.addPlay({ name: 'Kestrel', content });
  for (let n = 1; n <= 12; n += 1) await say(other, id, { content: `Before ${n}` });
  const comment = await say(other, id, { content: `Look here, @${username}` });
  for (let n = 1; n <= 12; n += 1) await say(other, id, { content: `After ${n}` });

  await tab.goto('/dashboard');
  const row = tab.getByRole('link', { name: new RegExp(`${todayTexts.mentionedYouOn} Kestrel`) });
  await expect(row.first()).toBeVisible();
  await tab.getByRole('button', { name: bellTexts.button(1) }).click();
  const news = tab.getByRole('dialog').getByRole('link', { name: /mentioned you on Kestrel/ });
  await expect(news).toHaveAttribute('href', `/plays/${id}#comment-${comment.id}`);
  await tab.keyboard.press('Escape');
  await row.first().click();
  await expect(tab.locator(`#comment-${comment.id}`)).toBeFocused();
  await expect(tab.locator(`#comment-${comment.id}`)).toBeInViewport();
  await tab.getByRole('button', { name: bellTexts.button(0) }).click();
  await expect(tab.getByText(notificationTexts.unreadCount(0))).toBeVisible();
});

test('an unsent comment on a play survives a reload, one written offline is sent once, and neither is on a page', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('unsent on a play');
  const player = await person(phone);
  await team.join(player.page, 'player');
  const { id } = await team.addPlay({ name: 'Kestrel', content });
  const { page: tab } = player;
  const screen = new PageScreen(tab);
  await tab.goto(`/plays/${id}`);
  await box(tab).fill('Half a thou');
  await tab.reload();
  await expect(box(tab)).toHaveValue('Half a thou');
  await player.context.setOffline(true);
  await box(tab).fill('From the bus');
  await screen.discussion.getByRole('button', { name: texts.comment, exact: true }).click();
  await expect(screen.discussion.getByText(texts.waitingLead)).toBeVisible();
  await player.context.setOffline(false);
  await expect(screen.discussion.getByText(texts.waitingLead)).toHaveCount(0);
  await expect(screen.comment('From the bus')).toBeVisible();
  const listed = await callAs(tab, calls.playComments.list, { params: { playId: id } });
  expect(((await listed.json()) as PlayComment[]).map((each) => each.content)).toEqual(['From the bus']);
  player.consoleErrors.length = 0;
});
