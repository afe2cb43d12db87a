import { calls, commentTexts, pageTexts, talkTexts } from '@touchline/contract';
import type { Locator, Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test, type OwnTeam } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, tablet } from '../fixtures/test';
import { askInSheet, commentButton, markedWords, selectWords } from '../screens/marked-words';
import { PageScreen, textOf } from '../screens/page-screen';

test.describe.configure({ timeout: 180_000 });

const sentence = 'The front pod lifts on the second call.';
const content = [
  ...Array.from({ length: 8 }, (_, n) => `<p data-id="f${n}">Line ${n} of the plan.</p>`),
  `<p data-id="one">${sentence}</p>`,
  ...Array.from({ length: 30 }, (_, n) => `<p data-id="g${n}">Line ${n} of the rest.</p>`),
].join('');
const before = content
  .slice(0, content.indexOf(sentence))
  .replace(/<\/p>/g, '\n')
  .replace(/<[^>]+>/g, '');

async function ask(tab: Tab, pageId: number, words: string, said: string) {
  const start = before.length + sentence.indexOf(words);
  const textPosition = { start, end: start + words.length, xpath: '/', blockId: 'one' };
  const body = { content: said, selectedText: words, textPosition };
  const made = await callAs(tab, calls.comments.create, { params: { pageId }, body });
  expect(made.status()).toBe(201);
}

const card = (tab: Tab, said: string) =>
  tab.locator('article[style*="translateY"]').filter({ hasText: said });
const paragraph = (tab: Tab) =>
  textOf(tab).locator('[contenteditable]').filter({ hasText: 'The front pod lifts' });
const centreOf = (place: Locator) =>
  place.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  });

/** Expects the first line of a card on the line of its words. */
const expectLevel = (tab: Tab, said: string) =>
  expect
    .poll(async () =>
      Math.abs((await centreOf(card(tab, said).locator('time').first())) - (await centreOf(paragraph(tab)))),
    )
    .toBeLessThanOrEqual(2);

async function pageInEdit(team: OwnTeam, tab: Tab): Promise<number> {
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Lineouts', content });
  return id;
}

test('threads stand beside their words while a coach edits, follow them, and leave the caret where it is', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(desktop);
  const team = await ownTeam('threads in Edit');
  const id = await pageInEdit(team, tab);
  await ask(tab, id, 'front pod', 'Which foot leads?');
  await tab.goto(`/pages/${id}`);

  await test.step('the card is level with its words, in the order of Tab after the text', async () => {
    await expect(card(tab, 'Which foot leads?')).toBeVisible();
    await expectLevel(tab, 'Which foot leads?');
    await expectAccessible(tab, 'a page in Edit with a thread beside its words');
  });

  await test.step('it follows its words when lines are written above them', async () => {
    const first = textOf(tab).locator('[contenteditable]').first();
    await first.click();
    await tab.keyboard.press('End');
    await tab.keyboard.press('Enter');
    await tab.keyboard.type('A line that is new.');
    await expect(textOf(tab).getByText('A line that is new.')).toBeVisible();
    await expectLevel(tab, 'Which foot leads?');
  });

  await test.step('it follows them to another line of their own paragraph', async () => {
    await paragraph(tab).click({ position: { x: 2, y: 4 } });
    await tab.keyboard.press('Home');
    const line = () =>
      tab.evaluate(() => {
        const [range] = [...(CSS.highlights.get('comment') ?? [])] as Range[];
        const { top, height } = range!.getClientRects()[0]!;
        return top + height / 2;
      });
    const atFirst = await line();
    await tab.keyboard.type('When they mark the middle and nobody has the short side covered at all, then: ');
    await expect.poll(line).toBeGreaterThan(atFirst + 10);
    const time = card(tab, 'Which foot leads?').locator('time').first();
    await expect.poll(async () => Math.abs((await centreOf(time)) - (await line()))).toBeLessThanOrEqual(2);
  });

  await test.step('a press on its words opens it, and what is typed goes on in the text', async () => {
    const at = await tab.evaluate(() => {
      const [range] = [...(CSS.highlights.get('comment') ?? [])] as Range[];
      const { left, top, width, height } = range!.getClientRects()[0]!;
      return { x: left + width / 2, y: top + height / 2 };
    });
    await tab.mouse.click(at.x, at.y);
    await expect(
      card(tab, 'Which foot leads?').getByRole('button', { name: commentTexts.reply }),
    ).toBeVisible();
    await tab.keyboard.press('End');
    await tab.keyboard.type(' Jack!');
    await expect(paragraph(tab)).toContainText(`${sentence} Jack!`);
    await new PageScreen(tab).waitForSaved();
  });
});

test('a coach who edits asks about words beside them, and the selection comes back with Escape', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person({ width: 1280, height: 800 });
  const id = await pageInEdit(await ownTeam('asking in Edit'), tab);
  await tab.goto(`/pages/${id}`);
  const composer = tab.getByRole('article', { name: talkTexts.newComment });
  const field = composer.getByRole('textbox', { name: commentTexts.placeholder });
  await selectWords(paragraph(tab), 'second call');
  await commentButton(tab).click();
  await expect(field).toBeFocused();
  await expect.poll(() => markedWords(tab, 'comment-active')).toEqual(['second call']);
  await field.fill('Whose call?');
  await field.press('Escape');
  await expect(composer).toHaveCount(0);
  await expect.poll(() => tab.evaluate(() => getSelection()?.toString())).toBe('second call');
  // The bubble is before the button of the discussion, which the draft enables.
  await expect(commentButton(tab)).toHaveCount(2);
  await commentButton(tab).first().click();
  await expect(field).toHaveValue('Whose call?');
  await composer.getByRole('button', { name: commentTexts.comment, exact: true }).click();
  await expect(card(tab, 'Whose call?')).toBeFocused();
  await expectLevel(tab, 'Whose call?');
  expect(await tab.evaluate(() => scrollY)).toBeLessThan(400);
});

for (const [name, size] of Object.entries({ phone, tablet }))
  test(`a mark beside the text that a coach edits opens its threads in a sheet, on a ${name}`, async ({
    person,
    ownTeam,
  }) => {
    const { page: tab } = await person(size);
    const id = await pageInEdit(await ownTeam(`marks in Edit on a ${name}`), tab);
    await ask(tab, id, 'front pod', 'Which foot leads?');
    await tab.goto(`/pages/${id}`);
    await tab.getByRole('button', { name: pageTexts.edit, exact: true }).click();
    const mark = tab.getByRole('button', { name: talkTexts.mark(1, 'front pod') });
    await expect(textOf(tab)).toBeVisible();
    await mark.scrollIntoViewIfNeeded();
    await mark.click();
    const sheet = tab.getByRole('dialog', { name: talkTexts.comments(1) });
    await expect(sheet.getByText('Which foot leads?')).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(mark).toBeFocused();
    if (size !== phone) return;

    await selectWords(paragraph(tab), 'second call');
    const at = await tab.evaluate(() => scrollY);
    await commentButton(tab).click();
    await askInSheet(tab, 'Whose call?');
    await expect(tab.getByRole('button', { name: talkTexts.mark(2, 'front pod') })).toBeVisible();
    expect(Math.abs((await tab.evaluate(() => scrollY)) - at)).toBeLessThanOrEqual(2);
  });
