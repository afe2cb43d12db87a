import { calls, commentTexts, editorTexts, pageTexts, type Page } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { selectWords } from '../screens/marked-words';
import { PageScreen } from '../screens/page-screen';

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`selected words of an editor have a bubble with bold, link, highlight and comment, on a ${device}`, async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam(`Bubble on a ${device}`);
    const { page: tab } = await person(viewport);
    await team.join(tab, 'coach');
    const { id } = await team.addPage({ title: 'Kick-off', content: '<p>Chase in a line of four.</p>' });
    await tab.goto(`/pages/${id}`);
    if (viewport === phone) await tab.getByRole('button', { name: pageTexts.edit, exact: true }).click();
    const text = tab.getByRole('group', { name: pageTexts.content }).locator('[contenteditable]').first();
    const bubble = tab.getByRole('group', { name: editorTexts.selection, exact: true });
    const tool = (name: string) => bubble.getByRole('button', { name, exact: true });

    await selectWords(text, 'line of four');
    await expectAccessible(tab, `the bubble of selected words on a ${device}`);
    await tool(editorTexts.bold).click();
    await expect(text.locator('b')).toHaveText('line of four');
    await expect(tool(editorTexts.bold)).toHaveAttribute('aria-pressed', 'true');
    await tool(editorTexts.highlight).click();
    await expect(text.locator('mark')).toHaveText('line of four');
    await tool(editorTexts.link).click();
    const address = tab.getByRole('textbox', { name: editorTexts.linkAddress });
    await address.fill('https://club.example/kick-off');
    await address.press('Enter');
    await expect(text.getByRole('link')).toHaveText('line of four');
    await expect(bubble).toBeVisible();
    await tool(editorTexts.highlight).click();
    await expect(text.locator('mark')).toHaveCount(0);
    await new PageScreen(tab).waitForSaved();
    const stored = (await (await callAs(tab, calls.pages.read, { params: { pageId: id } })).json()) as Page;
    expect(stored.content).toContain('href="https://club.example/kick-off"');
    expect(stored.content).not.toContain('<mark');

    await tab.getByRole('textbox', { name: pageTexts.title }).click();
    await expect(bubble).toBeHidden();
    await selectWords(text, 'Chase');
    await tab.getByRole('button', { name: commentTexts.comment, exact: true, disabled: false }).click();
    await expect(
      tab
        .getByText('“Chase”')
        .or(tab.getByText('Chase', { exact: true }))
        .first(),
    ).toBeVisible();
  });
}
