import { calls, historyTexts, type Page } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test, type OwnTeam } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, type Person } from '../fixtures/test';
import { HistoryScreen } from '../screens/history-screen';

const paragraphs = (...texts: string[]) =>
  texts.map((text, at) => `<p data-id="block-${at}">${text}</p>`).join('');
const before = ['Kick-off at three.', 'Exit in two phases.', 'Kick long.', 'Talk.', 'Win the race.'];
const after = ['Kick-off at noon.', 'Exit in one phase.', 'Kick long.', 'Talk.', 'Win the race to the ruck.'];

/** A draft of a super admin, which the coach changes, publishes with a note, and restores after a change by the super admin. */
async function addHistory(team: OwnTeam, { page: tab }: Person): Promise<Page> {
  await team.join(tab, 'coach');
  const page = await team.addPage({ title: 'Match plan', content: paragraphs(...before), draft: true });
  const params = { pageId: page.id };
  await callAs(tab, calls.pages.change, { params, body: { content: paragraphs(...after) } });
  await callAs(tab, calls.pages.publish, { params, body: { note: 'First look. Numbers follow.' } });
  await team.changePage(page.id, paragraphs('Cancelled.'));
  await callAs(tab, calls.pages.restoreVersion, { params: { ...params, version: 2 } });
  return page;
}

test('a coach sees who changed, published and restored a page, and steps through the changes', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('history');
  const coach = await person(desktop);
  const page = await addHistory(team, coach);
  const history = new HistoryScreen(coach.page);
  await coach.page.goto(`/pages/${page.id}/history`);

  await test.step('the list has the day, and in each row who, when, how many words and what happened', async () => {
    await expect(history.versions.getByRole('heading')).toHaveText([historyTexts.today]);
    await expect(history.versions.getByRole('list', { name: historyTexts.today })).toBeVisible();
    await expect(history.sessions).toHaveText([
      /^[A-Z]{2}\d\d:\d\d.*Robin Yak coach.*Current.*Restored from today \d\d:\d\d$/,
      /^[A-Z]{2}\d\d:\d\d, 1 word added, \d+ removed, \+1−\d+(?!.*Published)/,
      /^[A-Z]{2}\d\d:\d\d, .* words added, .* removed, .*Robin Yak coach.*Published“First look\. Numbers follow\.”$/,
      /^[A-Z]{2}\d\d:\d\d, \d+ words added, \+\d+−0/,
    ]);
    await expect(history.sessions.first()).toHaveAttribute('aria-current', 'true');
    await expectAccessible(coach.page, 'the history of a page with events');
  });

  await test.step('the buttons and the keys step through the changes, past unchanged parts', async () => {
    await history.sessions.nth(2).press('Enter');
    await expect(coach.page.getByText(historyTexts.changes(3), { exact: true })).toBeVisible();
    await expect(coach.page.getByRole('button', { name: `2 ${historyTexts.unchangedBlocks}` })).toBeVisible();
    await expect(coach.page.getByText('Kick long.')).toBeHidden();
    await history.nextChange.click();
    await expect(history.currentChange).toHaveText('Kick-off at threenoon.');
    await history.nextChange.click();
    await expect(coach.page.getByText(`2 of ${historyTexts.changes(3)}`)).toBeVisible();
    await expect(history.currentChange).toHaveText('Exit in two phasesone phase.');
    await coach.page.keyboard.press('n');
    await expect(history.currentChange).toBeInViewport();
    await expect(history.currentChange).toHaveText(/to the ruck/);
    await coach.page.keyboard.press('p');
    await history.previousChange.click();
    await expect(history.currentChange).toHaveText('Kick-off at threenoon.');
    await coach.page.getByRole('button', { name: `2 ${historyTexts.unchangedBlocks}` }).press('Enter');
    await expect(coach.page.getByText('Kick long.')).toBeVisible();
    await expectAccessible(coach.page, 'a version with its changes');
  });

  await test.step('the version as it was has no marks, and is restored', async () => {
    await history.sessions.nth(1).click();
    await coach.page.getByRole('radio', { name: historyTexts.asItWas }).click();
    await expect(coach.page.getByText('Cancelled.')).toBeVisible();
    await expect(coach.page.locator('ins, del')).toHaveCount(0);
    await history.restore();
    await coach.page.waitForURL(`**/pages/${page.id}`);
    const stored = await callAs(coach.page, calls.pages.read, { params: { pageId: page.id } });
    expect(await stored.json()).toMatchObject({ content: paragraphs('Cancelled.') });
  });
});

test('on a phone the history is a list, then the version, and back leads to the list', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('history on a phone');
  const coach = await person(phone);
  const page = await addHistory(team, coach);
  const history = new HistoryScreen(coach.page);
  const shown = (text: string) => coach.page.getByText(text, { exact: true }).filter({ visible: true });
  await coach.page.goto(`/pages/${page.id}/history`);
  await expect(history.sessions).toHaveCount(4);
  await expect(history.nextChange).toBeHidden();
  await expectAccessible(coach.page, 'the history on a phone');

  await history.sessions.nth(2).press('Enter');
  await expect(history.versions).toBeHidden();
  await expect(coach.page.getByRole('button', { name: historyTexts.backToVersions })).toBeFocused();
  await expect(coach.page.getByRole('heading', { level: 2, name: /^Today, \d\d:\d\d$/ })).toBeVisible();
  await expect(shown(historyTexts.published)).toHaveCount(1);
  await expect(shown('“First look. Numbers follow.”')).toHaveCount(1);
  await history.nextChange.click();
  await expect(history.currentChange).toHaveText('Kick-off at threenoon.');
  await expect(coach.page.getByRole('button', { name: historyTexts.restoreVersion })).toBeVisible();
  await expectAccessible(coach.page, 'a version on a phone');
  await coach.page.goBack();
  await expect(history.sessions).toHaveCount(4);
  await history.sessions.last().click();
  await coach.page.getByRole('button', { name: historyTexts.backToVersions }).click();
  await expect(history.versions).toBeVisible();
});
