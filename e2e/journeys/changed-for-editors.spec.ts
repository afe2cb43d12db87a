import { changesTexts, pageTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { boxOf } from '../fixtures/box';
import { openAndRead } from '../fixtures/last-read';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { textOf } from '../screens/page-screen';
import { PlaysScreen } from '../screens/plays-screen';

const kept = '<p data-id="block-1">Kick-off is at three on the grass pitch beside the clubhouse.</p>';
const before = `${kept}<p data-id="block-2">Whoever wins takes the slope.</p>`;
const after = `${kept}<p data-id="block-2">Whoever wins plays with the wind.</p>`;

const bar = (tab: Tab) => tab.getByRole('group', { name: changesTexts.changes, exact: true });
const marks = (tab: Tab) => tab.locator('main :is(ins, del)');
const show = (tab: Tab) => tab.getByRole('button', { name: pageTexts.showChanges }).filter({ visible: true });
const edit = (tab: Tab) => tab.getByRole('button', { name: pageTexts.edit, exact: true });

test.describe('what others changed since an editor read it', () => {
  test('is offered where a desk opens a page for editing, and turns to reading with the title and text marked', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('changes for editors');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'coach');
    const { id } = await team.addPage({ title: 'Match plan', content: before });
    await openAndRead(tab, `/pages/${id}`);
    await expect(textOf(tab)).toBeVisible();
    await expect(show(tab)).toHaveCount(0);
    const { y: top } = await boxOf(textOf(tab));

    await team.changePage(id, after, 'Match plan: away');
    await tab.goto(`/pages/${id}`);
    await expect(textOf(tab)).toBeVisible();
    await expect(tab.getByText(pageTexts.changedSinceRead).filter({ visible: true })).toBeVisible();
    expect((await boxOf(textOf(tab))).y).toBe(top);
    await expectAccessible(tab, 'a changed page that an editor opens');
    await textOf(tab).getByText('Kick-off is at three').click();
    await tab.keyboard.press('End');
    await tab.keyboard.type(' Be early.');
    await show(tab).click();
    await expect(bar(tab)).toBeFocused();
    await expect(textOf(tab)).toHaveCount(0);
    await expect(bar(tab)).toContainText('1 of 3 changes since today');
    const title = tab.getByRole('heading', { level: 1 });
    await expect(title.locator('ins')).toHaveText(': away');
    await expect(marks(tab)).toHaveText([': away', ' Be early.', 'takes ', 'plays with ', 'slope', 'wind']);

    await bar(tab).getByRole('button', { name: changesTexts.done }).click();
    await expect(marks(tab)).toHaveCount(0);
    await edit(tab).click();
    await expect(textOf(tab)).toBeVisible();
    await expect(show(tab)).toHaveCount(0);
  });

  test('is offered where a desk opens a play for editing', async ({ ownTeam, person }) => {
    const team = await ownTeam('changed plays for editors');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'coach');
    const { id } = await team.addPlay({ name: 'Kestrel', description: 'Quick ball.', content: before });
    await openAndRead(tab, `/plays/${id}`);
    await team.changePlay(id, { description: 'Late ball.', content: after });
    await tab.goto(`/plays/${id}`);
    await expect(new PlaysScreen(tab).text).toBeVisible();
    await show(tab).click();
    await expect(bar(tab)).toContainText('1 of 2 changes since today');
    await expect(marks(tab)).toHaveText(['Quick ', 'Late ', 'takes ', 'plays with ', 'slope', 'wind']);
  });

  test('is marked in the text that a phone opens for reading', async ({ ownTeam, person }) => {
    const team = await ownTeam('changes for editors on a phone');
    const { page: tab } = await person(phone);
    await team.join(tab, 'coach');
    const { id } = await team.addPage({ title: 'Match plan', content: before });
    await openAndRead(tab, `/pages/${id}`);
    await team.changePage(id, after);
    await tab.goto(`/pages/${id}`);
    await show(tab).click();
    await expect(marks(tab)).toHaveText(['takes ', 'plays with ', 'slope', 'wind']);
    await edit(tab).click();
    await expect(textOf(tab)).toBeVisible();
    await expect(bar(tab)).toHaveCount(0);
  });
});
