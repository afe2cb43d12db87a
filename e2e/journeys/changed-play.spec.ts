import { changesTexts, pageMenuTexts, pageTexts, playTexts, todayTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { uploadAs } from '../fixtures/api';
import { openAndRead, withoutReading } from '../fixtures/last-read';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { png } from '../screens/media-library';

const kept = '<p data-id="block-1">The hooker throws when the front pod drops, and not before.</p>';
const before = {
  name: 'Front ball',
  formation: 'Box',
  description: 'Quick ball at the front.',
  content: `${kept}<p data-id="block-2">Lift at the front.</p>`,
};
const after = {
  name: 'Front ball, late',
  formation: 'Diamond',
  description: 'Late ball at the front.',
  content: `${kept}<p data-id="block-2">Lift at the back.</p>`,
};

const strip = (tab: Tab) => tab.getByText(pageTexts.changedSinceRead);
const bar = (tab: Tab) => tab.getByRole('group', { name: changesTexts.changes, exact: true });
const marks = (tab: Tab) => tab.locator('main :is(ins, del)');

test.describe('a play that changed since a user read it', () => {
  for (const [device, options] of Object.entries({ phone, desktop })) {
    test(`shows the changes of name, formation, description and text with one press, to a player on a ${device}`, async ({
      ownTeam,
      person,
    }) => {
      const team = await ownTeam(`changed play on a ${device}`);
      const { page: tab } = await person(options);
      await team.join(tab, 'player');
      const play = await team.addPlay(before);

      await test.step('names the user who saved it last, and counts as read after 5 s', async () => {
        await openAndRead(tab, `/plays/${play.id}`);
        await expect(tab.getByText(/updated today \d\d:\d\d/)).toBeVisible();
        await expect(tab.getByText(pageTexts.minutes(1), { exact: true })).toBeVisible();
        await expect(strip(tab)).toBeHidden();
      });

      await test.step('offers the changes while it is open, and after it was loaded again', async () => {
        await withoutReading(tab, async () => {
          await team.changePlay(play.id, after);
          await expect(tab.getByText(changesTexts.updatedJustNow(''))).toBeVisible();
          await expect(tab.getByText('Lift at the back.')).toBeVisible();
          await expect(strip(tab)).toBeVisible();
          await tab.reload();
          await expect(strip(tab)).toBeVisible();
        });
        await expectAccessible(tab, `a changed play on a ${device}`);
      });

      await test.step('marks the words, and steps through them by button and key', async () => {
        await tab.getByRole('button', { name: pageTexts.showChanges }).click();
        await expect(bar(tab)).toBeFocused();
        await expect(bar(tab)).toContainText('1 of 4 changes since today');
        await expect(marks(tab)).toHaveText([', late', 'Box', 'Diamond', 'Quick ', 'Late ', 'front', 'back']);
        await bar(tab).getByRole('button', { name: changesTexts.next }).click();
        await expect(bar(tab)).toContainText('2 of 4');
        await tab.keyboard.press('n');
        await expect(bar(tab)).toContainText('3 of 4');
        await tab.keyboard.press('p');
        await expect(bar(tab)).toContainText('2 of 4');
        await expectAccessible(tab, `the marked changes of a play on a ${device}`);
      });

      await test.step('keeps the marks when it is loaded again, and ends with Escape', async () => {
        await expect(tab).toHaveURL(/\?changes=1$/);
        await tab.reload();
        await expect(marks(tab)).toHaveCount(7);
        await tab.keyboard.press('Escape');
        await expect(marks(tab)).toHaveCount(0);
        await expect(bar(tab)).toBeHidden();
        await expect(strip(tab)).toBeHidden();
      });
    });
  }

  test('has a changed and a removed diagram marked as a whole', async ({ ownTeam, person }) => {
    const team = await ownTeam('changed diagram');
    const { page: coach } = await person(desktop);
    await team.join(coach, 'coach');
    const first = await uploadAs(coach, team.id, png('box.png'));
    const second = await uploadAs(coach, team.id, png('diamond.png'));
    const play = await team.addPlay({ ...before, diagramUrl: first.url });
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    await openAndRead(tab, `/plays/${play.id}`);
    const { changed, removed } = changesTexts.whole;
    const picture = (name: string) =>
      tab
        .getByRole('group', { name, exact: true })
        .getByRole('img', { name: playTexts.diagramOf(before.name) });

    await team.changePlay(play.id, { diagramUrl: second.url });
    await tab.goto(`/plays/${play.id}?changes=1`);
    await expect(bar(tab)).toContainText('1 of 1 change since today');
    await expect(picture(changed)).toHaveAttribute('src', RegExp(second.url));

    await team.changePlay(play.id, { diagramUrl: null });
    await tab.goto(`/plays/${play.id}?changes=1`);
    await expect(picture(removed)).toHaveAttribute('src', RegExp(first.url));
  });

  test('is opened with its changes from Today', async ({ ownTeam, person }) => {
    const team = await ownTeam('changed play on Today');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    const play = await team.addPlay(before);
    await openAndRead(tab, `/plays/${play.id}`);
    await team.changePlay(play.id, after);
    await team.publishPlayAgain(play.id);
    await tab.goto('/');
    await tab.getByRole('link', { name: new RegExp(todayTexts.seeChanges) }).click();
    await expect(tab).toHaveURL(`/plays/${play.id}?changes=1`);
    await expect(bar(tab)).toContainText('of 4 changes since today');
    await expect(marks(tab)).toHaveCount(7);
  });
});

test.describe('a play that another user changes while it is read', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `<p data-id="line-${at}">Line ${at} of the play.</p>`);
  const topOf = (tab: Tab, words: string) =>
    tab.getByText(words, { exact: true }).evaluate((line) => Math.round(line.getBoundingClientRect().top));

  test('keeps the words on screen in place and marks the new ones, also of the description', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('update of a play');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    const play = await team.addPlay({ ...before, content: lines(60).join('') });
    await openAndRead(tab, `/plays/${play.id}`);
    await tab.getByText('Line 30 of the play.').evaluate((line) => line.scrollIntoView({ block: 'center' }));
    const top = await topOf(tab, 'Line 30 of the play.');
    await team.changePlay(play.id, {
      description: 'Quick ball at the front, then wide. '.repeat(8).trim(),
      content: [...lines(31), '<p data-id="block-new">Stay high.</p>', ...lines(60).slice(31)].join(''),
    });
    await expect(tab.getByText('Stay high.')).toBeVisible();
    expect(Math.abs((await topOf(tab, 'Line 30 of the play.')) - top)).toBeLessThanOrEqual(1);
    const marked = await tab.evaluate(() =>
      [...(CSS.highlights.get('new-words') ?? [])].map((range) =>
        range instanceof Range ? range.toString() : '',
      ),
    );
    expect(marked[0]).toContain('then wide');
    expect(marked.at(-1)).toBe('Stay high.');
  });
});

test.describe('Sunlight in the menu of a play', () => {
  for (const role of ['player', 'coach'] as const) {
    test(`shows plays and pages black on white until it is pressed again, for a ${role}`, async ({
      ownTeam,
      person,
    }) => {
      const team = await ownTeam(`sunlight on a play for a ${role}`);
      const { page: tab } = await person(phone);
      await team.join(tab, role);
      await tab.emulateMedia({ colorScheme: 'dark' });
      const play = await team.addPlay(before);
      await tab.goto(`/plays/${play.id}`);
      const words = tab.getByText('Lift at the front.').filter({ visible: true });
      const toggle = async () => {
        await tab.getByRole('main').getByRole('button', { name: pageTexts.moreActions }).click();
        await tab.getByRole('menuitemcheckbox', { name: pageMenuTexts.sunlight }).click();
        await tab.keyboard.press('Escape');
        await expect(tab.getByRole('menu')).toBeHidden();
      };
      await expect(words).toBeVisible();
      await toggle();
      await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(words).toHaveCSS('font-size', '18px');
      await expectAccessible(tab, 'a play in Sunlight', { checked: ['light'] });
      await tab.emulateMedia({ colorScheme: 'dark' });
      await tab.reload();
      await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
      await toggle();
      await expect(words).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    });
  }
});
