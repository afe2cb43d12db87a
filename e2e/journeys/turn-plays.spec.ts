import type { Page as Tab } from '@playwright/test';
import {
  calls,
  commentTexts,
  neighbourTexts,
  pageTexts,
  type Category,
  type NewPlay,
  type Play,
} from '@touchline/contract';
import { boardPlayerTexts, samplePlays } from '@touchline/contract/boards';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';
import { swipeTouch } from '../fixtures/touch';

const paragraphs = Array.from({ length: 30 }, (_, index) => `<p>Line ${index + 1} of the text.</p>`).join('');
const table = `<table><tbody><tr>${'<td>A cell that is wide enough to scroll</td>'.repeat(8)}</tr></tbody></table>`;

interface Team {
  id: number;
  addPlay: (body: NewPlay) => Promise<Play>;
}

/** Adds three plays to a category; returns their addresses in its order. */
async function addPlays(coach: Tab, team: Team): Promise<string[]> {
  const created = await callAs(coach, calls.categories.create, {
    params: { teamId: team.id },
    body: { name: 'Set plays' },
  });
  const { id: categoryId } = (await created.json()) as Category;
  const addresses: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const { id } = await team.addPlay({
      name,
      content: table + paragraphs,
      categoryId,
      board: samplePlays.soccer,
    });
    addresses.push(`/plays/${id}`);
  }
  return addresses;
}

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name, exact: true });
const neighbours = (tab: Tab) => tab.getByRole('navigation', { name: neighbourTexts.inCategory });

/** Swipes from the middle of a part of the screen. */
async function swipe(tab: Tab, part: ReturnType<Tab['locator']>, by: readonly [x: number, y: number]) {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  // The part of the play before is replaced while the next one is rendered.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded({ timeout: 1000 });
    const found = await part.boundingBox();
    if (!found) throw new Error('It is not on the screen');
    boxes.push(found);
  }).toPass();
  const box = boxes[0]!;
  await swipeTouch(tab, { x: Math.min(195, box.x + box.width / 2), y: box.y + box.height / 2 }, by);
}

test('a player swipes to the next and previous play of a category, and other movements only scroll', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('swiped', 'Soccer');
  const coach = (await person(desktop)).page;
  const { page: tab } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(tab, 'player');
  const [first = '', second = '', third = ''] = await addPlays(coach, team);
  const line = tab.getByText('Line 1 of the text.');
  await tab.goto(first);

  await test.step('to the left is next, to the right is previous', async () => {
    await swipe(tab, line, [-120, 10]);
    await expect(tab).toHaveURL(second);
    await expect(heading(tab, 'Second')).toBeVisible();
    await swipe(tab, line, [-120, 0]);
    await expect(heading(tab, 'Third')).toBeVisible();
    await expect(tab).toHaveURL(third);
    await swipe(tab, line, [120, 0]);
    await expect(heading(tab, 'Second')).toBeVisible();
  });

  await test.step('a vertical and a diagonal movement scroll', async () => {
    await tab.evaluate(() => scrollTo(0, 0));
    await swipeTouch(tab, { x: 195, y: 600 }, [10, -300]);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(150);
    const scrolled = async () => {
      const before = await tab.evaluate(() => scrollY);
      await tab.waitForTimeout(200);
      return (await tab.evaluate(() => scrollY)) - before;
    };
    await expect.poll(scrolled).toBe(0);
    const before = await tab.evaluate(() => scrollY);
    await swipeTouch(tab, { x: 300, y: 300 }, [-150, 150]);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeLessThan(before);
    await expect(tab).toHaveURL(second);
  });

  await test.step('the slider of the board, a wide table, a short movement and the edges do not turn', async () => {
    await swipe(tab, tab.getByRole('slider', { name: boardPlayerTexts.position }), [-90, 0]);
    await swipe(tab, tab.getByRole('cell').first(), [-120, 0]);
    await swipe(tab, line, [-50, 0]);
    await line.scrollIntoViewIfNeeded();
    await swipeTouch(tab, { x: 12, y: 400 }, [150, 0]);
    // A turn would have changed the address by then.
    await swipe(tab, line, [-120, 0]);
    await expect(heading(tab, 'Third')).toBeVisible();
    await expect(tab).toHaveURL(third);
  });

  await test.step('nothing happens at the end', async () => {
    await swipe(tab, line, [-120, 0]);
    await tab.waitForTimeout(500);
    await expect(tab).toHaveURL(third);
    await swipe(tab, line, [120, 0]);
    await expect(heading(tab, 'Second')).toBeVisible();
  });
});

test('N and P go to the next and previous play, never while typing or with other keys', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('turned by keys', 'Soccer');
  const { page: coach } = await person(desktop);
  const { page: tab } = await person(desktop);
  await team.join(coach, 'coach');
  await team.join(tab, 'player');
  const [first = '', second = '', third = ''] = await addPlays(coach, team);
  await tab.goto(first);
  await tab.keyboard.press('p');
  await tab.keyboard.press('n');
  await expect(tab).toHaveURL(second);
  await expect(heading(tab, 'Second')).toBeVisible();

  const comment = tab.getByPlaceholder(commentTexts.placeholder);
  await comment.fill('');
  await comment.press('n');
  await comment.press('p');
  await expect(comment).toHaveValue('np');
  await comment.fill('');
  await comment.blur();
  await tab.keyboard.press('Alt+n');
  await tab.getByRole('main').getByRole('button', { name: pageTexts.moreActions }).click();
  await expect(tab.getByRole('menuitem', { name: pageTexts.downloadPdf })).toBeVisible();
  await tab.keyboard.press('n');
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('menu')).toHaveCount(0);
  await expect(tab).toHaveURL(second);

  await tab.keyboard.press('n');
  await expect(tab).toHaveURL(third);
  await expect(heading(tab, 'Third')).toBeVisible();
  await tab.keyboard.press('n');
  await expect(neighbours(tab).or(heading(tab, 'Third')).first()).toBeVisible();
  await tab.keyboard.press('p');
  await expect(tab).toHaveURL(second);
});

test('a coach who edits a play goes on by keys, and its changes are kept', async ({ ownTeam, person }) => {
  const team = await ownTeam('edited and turned', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const [first = '', second = ''] = await addPlays(tab, team);
  await tab.goto(first);
  const description = tab.getByRole('textbox', { name: 'Description' });
  await description.fill('never');
  await expect(tab.getByText('Saved', { exact: true }).first()).toBeVisible();
  await description.blur();
  await tab.keyboard.press('n');
  await expect(tab).toHaveURL(second);
  await expect(description).toHaveValue('');
  await tab.keyboard.press('p');
  await expect(tab).toHaveURL(first);
  await expect(description).toHaveValue('never');
});
