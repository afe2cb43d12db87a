import { appTexts, pageTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { boxOf } from '../fixtures/box';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, tablet } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { PlaysScreen } from '../screens/plays-screen';

const content = '<p data-id="block-1">Whoever wins the toss plays with the wind.</p>';
const edit = (tab: Tab) => tab.getByRole('button', { name: pageTexts.edit, exact: true });
const read = (tab: Tab) => tab.getByRole('button', { name: pageTexts.read, exact: true });

test.describe('a play that a coach may edit', () => {
  for (const [device, options] of Object.entries({ phone, tablet })) {
    test(`opens for reading on a ${device}, without the code of the editor, until Edit is pressed`, async ({
      ownTeam,
      person,
    }) => {
      const team = await ownTeam(`read a play on a ${device}`);
      const { page: tab } = await person(options);
      await team.join(tab, 'coach');
      const play = await team.addPlay({ name: 'Kestrel', formation: '2-3', content, tags: ['lineout'] });
      const plays = new PlaysScreen(tab);
      const scripts: string[] = [];
      tab.on('request', (request) => scripts.push(request.url()));
      await tab.goto(`/plays/${play.id}`);
      await expect(edit(tab)).toBeVisible();
      await expect(plays.heading('Kestrel')).toBeVisible();
      await expect(plays.field('name')).toBeHidden();
      await tab.waitForLoadState('networkidle');
      expect(scripts.filter((url) => /play-for-editing|page-editor/.test(url))).toEqual([]);
      await expectAccessible(tab, `a play that a coach reads on a ${device}`);

      await edit(tab).click();
      await expect(plays.text).toBeVisible();
      await expect(read(tab)).toBeFocused();
      await plays.field('name').fill('Kestrel, again');
      await new PageScreen(tab).waitForSaved();
      await read(tab).click();
      await expect(plays.heading('Kestrel, again')).toBeVisible();
      await expect(plays.field('name')).toBeHidden();
      await expect(edit(tab)).toBeFocused();
      await expect(tab.getByText(pageTexts.changedSinceRead)).toBeHidden();
    });
  }

  test('has one bar on a phone, its name within 150 px, and shows the team in its path', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('bar of a play');
    const { page: tab } = await person(phone);
    await team.join(tab, 'coach');
    const play = await team.addPlay({ name: 'Kestrel', content: content.repeat(40) });
    await tab.goto(`/plays/${play.id}`);
    const heading = new PlaysScreen(tab).heading('Kestrel');
    await expect(heading).toBeVisible();
    expect((await boxOf(heading)).y).toBeLessThanOrEqual(150);
    await expect(tab.getByRole('banner')).toBeHidden();
    const path = tab.getByRole('navigation', { name: appTexts.breadcrumb }).filter({ visible: true });
    await expect(path.getByText(team.name)).toBeVisible();
    const isCut = (link: Element) => link.scrollWidth > link.clientWidth;
    await expect.poll(() => path.getByText(team.name).evaluate(isCut)).toBe(false);
  });

  test('opens for editing on a desk, turns by the key E, and the desk remembers it', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('a play at a desk');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'coach');
    const play = await team.addPlay({ name: 'Kestrel', content, tags: ['lineout'] });
    const plays = new PlaysScreen(tab);
    await tab.goto(`/plays/${play.id}`);
    await expect(plays.text).toBeVisible();
    await plays.field('formation').fill('3-2');
    await read(tab).click();
    await expect(tab.getByText('3-2', { exact: true })).toBeVisible();
    await expect(plays.field('name')).toBeHidden();
    await tab.keyboard.press('e');
    await expect(plays.text).toBeVisible();
    await tab.keyboard.press('e');
    await expect(edit(tab)).toBeVisible();
    await tab.reload();
    await expect(edit(tab)).toBeVisible();
    await expect(plays.field('name')).toBeHidden();
  });
});

test.describe('a play with several sections', () => {
  const section = (title: string, at: number) =>
    `<h2 data-id="head-${at}">${title}</h2><p data-id="text-${at}">${`${title} is called early. `.repeat(60)}</p>`;
  const long = ['Kick-off', 'Lineout', 'Scrum'].map(section).join('');
  const contents = (tab: Tab) => tab.getByRole('navigation', { name: pageTexts.onThisPage });

  test('lists them beside the text from 1,680 px, and the text stays in place while it is edited', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('sections of a play');
    const { page: tab } = await person({ width: 1680, height: 900 });
    await team.join(tab, 'coach');
    const play = await team.addPlay({ name: 'Kestrel', content: long });
    await tab.goto(`/plays/${play.id}`);
    const first = tab.getByText(/^Kick-off is called early/).first();
    await expect(new PlaysScreen(tab).text).toBeVisible();
    const edited = await first.boundingBox();
    await read(tab).click();
    await contents(tab).getByRole('link', { name: 'Scrum' }).click();
    await expect(tab.getByRole('heading', { name: 'Scrum' })).toBeInViewport();
    expect((await first.boundingBox())?.x).toBe(edited?.x);
  });

  test('lists them in a menu on a phone', async ({ ownTeam, person }) => {
    const team = await ownTeam('sections of a play on a phone');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    const play = await team.addPlay({ name: 'Kestrel', content: long });
    await tab.goto(`/plays/${play.id}`);
    await tab.getByRole('button', { name: pageTexts.onThisPage }).click();
    await tab.getByRole('menuitem', { name: 'Scrum', exact: true }).click();
    await expect(tab.getByRole('heading', { name: 'Scrum' })).toBeInViewport();
    await expectAccessible(tab, 'a play with several sections on a phone');
  });
});
