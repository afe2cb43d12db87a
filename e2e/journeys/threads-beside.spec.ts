import { calls, commentTexts as texts, mentionedInTexts, talkTexts, type Comment } from '@touchline/contract';
import type { Locator, Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { countedTaps } from '../fixtures/counted-taps';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, tablet, waitForHydration } from '../fixtures/test';
import { commentButton, markedWords, selectWords } from '../screens/marked-words';
import { PageScreen } from '../screens/page-screen';

test.describe.configure({ timeout: 180_000 });

const filler = (from: number) =>
  Array.from({ length: 12 }, (_, n) => `<p data-id="f${from + n}">Line ${from + n} of the plan.</p>`).join(
    '',
  );
const content = `${filler(10)}<p data-id="one">The front pod lifts on the second call.</p>${filler(30)}`;
const words = [
  [0, 13, 'The front pod'],
  [14, 19, 'lifts'],
  [27, 38, 'second call'],
] as const;

async function say(tab: Tab, pageId: number, at: number, said: string): Promise<Comment> {
  const [start, end, selectedText] = words[at % words.length]!;
  const begin = content
    .slice(0, content.indexOf('The front pod'))
    .replace(/<\/p>/g, '\n')
    .replace(/<[^>]+>/g, '').length;
  const textPosition = { start: begin + start, end: begin + end, xpath: '/', blockId: 'one' };
  const body = { content: said, selectedText, textPosition };
  const made = await callAs(tab, calls.comments.create, { params: { pageId }, body });
  expect(made.status()).toBe(201);
  return (await made.json()) as Comment;
}

const cards = (tab: Tab) => tab.locator('article[style*="translateY"]');
const opened = (tab: Tab) => tab.locator('article[style*="translateY"][data-active]');

/** Returns how many cards overlap the next one, or are closer to it than 11 px. */
const overlaps = (tab: Tab) =>
  cards(tab).evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect()).sort((one, other) => one.top - other.top);
    return boxes.filter(({ bottom }, at) => bottom > (boxes[at + 1]?.top ?? Infinity) - 11).length;
  });

const centreOf = (place: Locator) =>
  place.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  });
const centreOfActiveWords = (tab: Tab) =>
  tab.evaluate(() => {
    const [range] = [...(CSS.highlights.get('comment-active') ?? [])] as Range[];
    const { top = 0, height = 0 } = range?.getClientRects()[0] ?? {};
    return top + height / 2;
  });

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
const topOfWords = (tab: Tab) =>
  tab.evaluate(() => {
    const [range] = [...(CSS.highlights.get('comment-active') ?? [])] as Range[];
    return range?.getBoundingClientRect().top ?? -1000;
  });

test('threads stand beside their words at 1280, 1440 and 1920 px: none overlap, and the open one is level with its words', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(desktop);
  const team = await ownTeam('Beside');
  await team.join(tab, 'player');
  const pages: [number, number][] = [];
  for (const count of [1, 3, 30]) {
    const { id } = await team.addPage({ title: `${count} threads`, content });
    for (let n = 0; n < count; n += 1) await say(tab, id, n, `Question ${n} about this line.`);
    pages.push([count, id]);
  }
  for (const [count, id] of pages) {
    await tab.goto(`/pages/${id}`);
    for (const width of [1280, 1440, 1920]) {
      await tab.setViewportSize({ width, height: 900 });
      await expect(cards(tab)).not.toHaveCount(0);
      await tab.getByText('The front pod').first().scrollIntoViewIfNeeded();
      await cards(tab)
        .first()
        .getByRole('button', { name: /^Open the comment/ })
        .click();
      await expect(opened(tab)).toHaveCount(1);
      await expect(opened(tab)).toBeFocused();
      // The cards move for 200 ms after the open one has its height.
      await expect.poll(() => cards(tab).count()).toBeGreaterThanOrEqual(Math.min(count, 3));
      await expect.poll(() => overlaps(tab), `${count} at ${width}`).toBe(0);
      const distance = async () =>
        Math.abs((await centreOf(opened(tab).locator('time').first())) - (await centreOfActiveWords(tab)));
      await expect.poll(distance, `${count} at ${width}`).toBeLessThanOrEqual(2);
      await expect.poll(() => overlaps(tab), `${count} at ${width}`).toBe(0);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await tab.keyboard.press('Escape');
      await expect(opened(tab)).toHaveCount(0);
    }
    await tab.setViewportSize(desktop);
    await tab.keyboard.press('j');
    await expect(opened(tab)).toHaveCount(1);
    await expectAccessible(tab, `${count} threads beside their words`);
  }
});

test('from 1280 px a new comment is written beside its words: Escape keeps the draft, and the thread stays there', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('composer beside');
  const { page: tab } = await person({ width: 1280, height: 800 });
  await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Lineouts', content });
  await tab.goto(`/pages/${id}`);
  const paragraph = tab.getByText('The front pod lifts on the second call.');
  const composer = tab.getByRole('article', { name: talkTexts.newComment });
  const field = composer.getByRole('textbox', { name: texts.placeholder });
  const isLevel = () =>
    expect.poll(async () => Math.abs((await topOfWords(tab)) - (await topOf(composer)))).toBeLessThan(40);

  await test.step('the form stands beside the words with the focus in it, and the words stay marked', async () => {
    await selectWords(paragraph, 'second call');
    await commentButton(tab).click();
    await expect(field).toBeFocused();
    await isLevel();
    await expect.poll(() => markedWords(tab, 'comment-active')).toEqual(['second call']);
    await expectAccessible(tab, 'page with a form beside its words');
  });

  await test.step('a press beside the words keeps it', async () => {
    await field.fill('Whose call?');
    await tab.getByText('Line 30 of the plan.').click();
    await expect(field).toHaveValue('Whose call?');
    await field.focus();
  });

  await test.step('Escape closes it, selects the words again, and keeps the text', async () => {
    await field.press('Escape');
    await expect(composer).toHaveCount(0);
    await expect.poll(() => tab.evaluate(() => getSelection()?.toString())).toBe('second call');
    await expect(new PageScreen(tab).discussion.getByPlaceholder(texts.placeholder)).toHaveValue(
      'Whose call?',
    );
    // The bubble is before the button of the discussion, which the draft enables.
    await expect(commentButton(tab)).toHaveCount(2);
    await commentButton(tab).first().click();
    await expect(field).toHaveValue('Whose call?');
    await expect(field).toBeFocused();
  });

  await test.step('the sent thread stands in its place, open and with the focus', async () => {
    await composer.getByRole('button', { name: texts.comment, exact: true }).click();
    await expect(composer).toHaveCount(0);
    await expect(opened(tab)).toContainText('Whose call?');
    await expect(opened(tab)).toBeFocused();
    await expect.poll(() => markedWords(tab, 'comment-active')).toEqual(['second call']);
    await expect(new PageScreen(tab).discussion.getByPlaceholder(texts.placeholder)).toHaveValue('');
    expect(await tab.evaluate(() => scrollY)).toBeLessThan(400);
  });

  await test.step('Cancel discards the text', async () => {
    await selectWords(paragraph, 'lifts');
    await commentButton(tab).click();
    await field.fill('Never mind');
    await composer.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(composer).toHaveCount(0);
    await expect(new PageScreen(tab).discussion.getByPlaceholder(texts.placeholder)).toHaveValue('');
  });
});

test('below 1280 px a mark beside the words opens their threads, and on a phone closing the sheet leads back to the same place', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(phone);
  const team = await ownTeam('Marks');
  await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Marked', content });
  await say(tab, id, 0, 'Which foot leads?');
  await say(tab, id, 2, 'Who calls?');
  for (const size of [phone, tablet]) {
    await tab.setViewportSize(size);
    await tab.goto(`/pages/${id}`);
    const mark = tab.getByRole('button', { name: talkTexts.mark(2, 'The front pod') });
    await mark.scrollIntoViewIfNeeded();
    const before = await tab.evaluate(() => scrollY);
    await mark.click();
    const sheet = tab.getByRole('dialog', { name: talkTexts.comments(2) });
    await expect(sheet.getByText(texts.referenced).first()).toBeVisible();
    await expect(sheet.getByText('Which foot leads?')).toBeVisible();
    await expectAccessible(tab, `the sheet at ${size.width}`);
    await tab.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(mark).toBeFocused();
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(before);

    await test.step(`the discussion below has them with their words, too, at ${size.width} px`, async () => {
      const below = new PageScreen(tab).comment('Who calls?');
      await expect(below).toBeVisible();
      await expect(below.getByText('second call', { exact: true })).toBeVisible();
      await expect(below.getByRole('button', { name: texts.reply, exact: true })).toBeVisible();
    });
  }
});

test('Tab leads from the text to its threads in the order of their words, and then to what is below', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(desktop);
  const team = await ownTeam('Tab order');
  await team.join(tab, 'player');
  const link = '<p data-id="link">See <a href="https://club.example/film">the film</a>.</p>';
  const { id } = await team.addPage({ title: 'Ordered', content: content + link });
  const mention = `<p data-id="m">See <a href="/pages/${id}" data-page="${id}">it</a>.</p>`;
  await team.addPage({ title: 'Match plan', content: mention });
  await say(tab, id, 2, 'Who calls?');
  await say(tab, id, 0, 'Which foot leads?');
  await team.addComment(id, 'Good luck.');
  await tab.goto(`/pages/${id}`);
  await expect(cards(tab)).toHaveCount(2);
  await expect(tab.getByRole('list', { name: mentionedInTexts.title })).toBeVisible();

  const parts: readonly (readonly [string, Locator])[] = [
    ['the link', tab.getByRole('link', { name: 'the film' })],
    ['Which foot leads?', cards(tab).filter({ hasText: 'Which foot leads?' })],
    ['Who calls?', cards(tab).filter({ hasText: 'Who calls?' })],
    ['the pages that mention it', tab.getByRole('list', { name: mentionedInTexts.title })],
    ['the discussion', new PageScreen(tab).discussion],
  ];
  const hasFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement));
  await parts[0]![1].focus();
  const stops: string[] = [];
  for (let step = 0; step < 40 && stops.at(-1) !== 'the discussion'; step += 1) {
    for (const [name, part] of parts) if ((await hasFocus(part)) && stops.at(-1) !== name) stops.push(name);
    await tab.keyboard.press('Tab');
  }
  expect(stops).toEqual(parts.map(([name]) => name));
});

test('without CSS highlights a mark shows the block of the commented words at every width', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(desktop);
  const team = await ownTeam('No highlights');
  await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Old engine', content });
  await say(tab, id, 0, 'Which foot leads?');
  const mark = tab.getByRole('button', { name: talkTexts.mark(1, 'The front pod') });
  await tab.goto(`/pages/${id}`);
  await expect(cards(tab)).toHaveCount(1);
  await expect(mark, 'highlights mark the words on a desk').toHaveCount(0);

  await tab.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  for (const size of [phone, tablet, desktop]) {
    await tab.setViewportSize(size);
    await tab.goto(`/pages/${id}`);
    expect(await tab.evaluate(() => 'highlights' in CSS)).toBe(false);
    await expect(mark).toBeVisible();
    const block = tab.getByText('The front pod lifts on the second call.');
    const distance = async () => Math.abs((await centreOf(mark)) - (await centreOf(block)));
    await expect.poll(distance, `at ${size.width} px`).toBeLessThan(24);
  }
});

test('a player asks about a sentence on a phone in a sheet, and is back at it', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(phone);
  const team = await ownTeam('Asking');
  await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Asked', content });
  await tab.goto(`/pages/${id}`);
  await waitForHydration(tab);
  const paragraph = tab.locator('p').filter({ hasText: 'The front pod' }).first();
  await paragraph.scrollIntoViewIfNeeded();
  await selectWords(paragraph, 'front pod');
  const before = await tab.evaluate(() => scrollY);
  const taps = countedTaps(tab);
  await taps.on(commentButton(tab));
  const sheet = tab.getByRole('dialog', { name: talkTexts.newComment });
  const box = sheet.getByPlaceholder(texts.placeholder);
  await expect(box).toBeFocused();
  await expect(sheet.getByText('front pod', { exact: true })).toBeVisible();
  await tab.keyboard.type('Which foot leads?');
  await taps.on(sheet.getByRole('button', { name: texts.comment, exact: true }));
  await expect(sheet).toHaveCount(0);
  expect(taps.count(), 'presses after the words are selected').toBeLessThanOrEqual(3);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(before);
  await expect.poll(() => markedWords(tab)).toEqual(['front pod']);
  await expect(tab.getByRole('button', { name: talkTexts.mark(1, 'front pod') })).toBeVisible();
});

test('reactions are added and removed by one user and shown to another, and resolving is undone from its toast', async ({
  person,
  ownTeam,
}) => {
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  const team = await ownTeam('Reacting');
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const { id } = await team.addPage({ title: 'Reacted to', content });
  await team.addComment(id, 'Who calls it?');
  await player.goto(`/pages/${id}`);
  await coach.goto(`/pages/${id}`);
  const [his, theirs] = [new PageScreen(player), new PageScreen(coach)].map((screen) =>
    screen.comment('Who calls it?'),
  );
  await his!.getByRole('button', { name: talkTexts.kinds['not-clear'] }).click();
  const chosen = `${talkTexts.kinds['not-clear']}, 1`;
  await expect(his!.getByRole('button', { name: chosen, pressed: true })).toBeVisible();
  await expect(theirs!.getByRole('button', { name: chosen, pressed: false })).toBeVisible();
  await his!.getByRole('button', { name: chosen }).click();
  await expect(
    theirs!.getByRole('button', { name: talkTexts.kinds['not-clear'], exact: true }),
  ).toBeVisible();
  await theirs!.getByRole('button', { name: texts.resolve }).click();
  await expect(coach.getByText(talkTexts.resolved)).toBeVisible();
  await coach
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: talkTexts.undo })
    .click();
  await expect(theirs!).toBeVisible();
  await expect(
    new PageScreen(coach).discussion.getByRole('button', { name: `${texts.active} (1)` }),
  ).toBeVisible();
});
