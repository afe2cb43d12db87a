import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, editorUnderTest, expectAccessible, press } from './editor-under-test';

const { edit, written, fields } = editorUnderTest({
  onChange: () => undefined,
  teamId: 1,
  sendFile: () => Promise.reject(new Error('There is no library here')),
  copyFiles: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => undefined,
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const plan = `${table(row('a', 'b'), row('c', 'd'))}<p>Below</p>`;

/** Returns the middle of an element, in pixels of the window. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

it('the "+" at the edges of a table add a row and a column at its end, with the caret in them', async () => {
  await edit(plan);
  await userEvent.click(fields()[0]!);
  await button('Add row').click();
  await vi.waitFor(() => expect(written()).toContain(table(row('a', 'b'), row('c', 'd'), row('', ''))));
  await press('e');
  await button('Add column').click();
  const wider = table(row('a', 'b', ''), row('c', 'd', ''), row('e', '', ''));
  await vi.waitFor(() => expect(written()).toContain(wider));
  await press('f');
  await vi.waitFor(() => expect(written()).toContain(row('e', '', 'f')));
  await button('Undo').click();
  await button('Undo').click();
  await vi.waitFor(() => expect(written()).toContain(row('e', '')));
});

it('handles stand at the row and the column of the caret, follow it, and leave with it', async () => {
  await edit(plan);
  await userEvent.click(fields()[0]!);
  const [rowHandle, columnHandle] = [button('Row options'), button('Column options')];
  for (const field of [0, 3]) {
    await userEvent.click(fields()[field]!);
    await vi.waitFor(() => {
      const cell = middleOf(fields()[field]!);
      expect(Math.abs(middleOf(rowHandle.element()).y - cell.y)).toBeLessThan(2);
      expect(Math.abs(middleOf(columnHandle.element()).x - cell.x)).toBeLessThan(2);
    });
  }
  await expectAccessible();
  await userEvent.click(fields()[4]!);
  await vi.waitFor(() => expect(rowHandle.query()).toBeNull());
});

it('the menus of the handles change the row and the column of the caret', async () => {
  await edit(plan);
  await userEvent.click(fields()[3]!);
  await button('Row options').click();
  await page.getByRole('menuitem', { name: 'Move row up' }).click();
  await vi.waitFor(() => expect(written()).toContain(table(row('c', 'd'), row('a', 'b'))));
  await button('Column options').click();
  await page.getByRole('menuitem', { name: 'Insert column left' }).click();
  await vi.waitFor(() => expect(written()).toContain(table(row('c', '', 'd'), row('a', '', 'b'))));
  await button('Column options').click();
  await page.getByRole('menuitemcheckbox', { name: 'Header row' }).click();
  await vi.waitFor(() => expect(written()).toContain('<th scope="col">c</th>'));
  await button('Row options').click();
  await page.getByRole('menuitem', { name: 'Delete row' }).click();
  await vi.waitFor(() => expect(written()).not.toContain('>c<'));
});
