import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { canonical } from '@touchline/content/samples';
import { button, editorUnderTest, expectAccessible, press } from './editor-under-test';

let reads: (() => string)[];
beforeEach(() => (reads = []));

const editor = editorUnderTest({
  onChange: (read) => reads.push(read),
  teamId: 1,
  sendFile: () => Promise.reject(new Error('There is no library here')),
  copyFiles: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => undefined,
});
const { show, edit, read, written, fields } = editor;
const paragraph = (html: string) => `<p data-id="aaaaaa">${html}</p>`;

async function selectAll(index = 0) {
  await userEvent.click(fields()[index]!);
  await press('{Control>}a{/Control}');
}

describe('the toolbar', () => {
  it('marks the selection and keeps it', async () => {
    await edit(paragraph('Falcon'));
    await selectAll();
    await button('Bold').click();
    await button('More tools').click();
    await page.getByRole('menuitemcheckbox', { name: /^Italic/ }).click();
    await vi.waitFor(() => expect(read()).toBe(paragraph('<b><i>Falcon</i></b>')));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('P'));
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true');
    await press('x');
    expect(written()).toContain('x');
    expect(written()).not.toContain('Falcon');
  });

  it('marks all selected blocks', async () => {
    await edit('<p data-id="aaaaaa">Falcon</p><ul data-id="bbbbbb"><li>Hawk</li></ul>');
    await selectAll();
    await press('{Control>}a{/Control}');
    await button('Bold').click();
    expect(read()).toBe(
      '<p data-id="aaaaaa"><b>Falcon</b></p><ul data-id="bbbbbb"><li><b>Hawk</b></li></ul>',
    );
  });

  it('turns a paragraph into a heading and shows it', async () => {
    await edit(paragraph('Calls'));
    await userEvent.click(fields()[0]!);
    await button('Text').click();
    await page.getByRole('menuitem', { name: 'Heading 3' }).click();
    await expect.element(button('Heading 3')).toBeVisible();
    expect(written()).toBe('<h3>Calls</h3>');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  });

  it('turns a paragraph into a note, a tip or a warning, and one into the other', async () => {
    await edit(paragraph('Feet first'));
    await userEvent.click(fields()[0]!);
    for (const [kind, tone] of [
      ['Tip', 'tip'],
      ['Warning', 'warning'],
      ['Note', 'info'],
    ]) {
      await button('More tools').click();
      await page.getByRole('menuitemcheckbox', { name: kind, exact: true }).click();
      await vi.waitFor(() =>
        expect(written()).toBe(`<aside data-type="callout" data-tone="${tone}">Feet first</aside>`),
      );
    }
  });

  it('colours text, and black removes the colour', async () => {
    await edit(paragraph('Calls'));
    await selectAll();
    await button('Text colour').click();
    await page.getByRole('menuitem', { name: 'Red' }).click();
    await vi.waitFor(() => expect(read()).toBe(paragraph('<span data-color="red">Calls</span>')));
    await button('Text colour').click();
    await page.getByRole('menuitem', { name: 'Black' }).click();
    await vi.waitFor(() => expect(read()).toBe(paragraph('Calls')));
  });

  it('shows the form of a link at the selected words, and at its tool when that is pressed', async () => {
    await edit('<p>One</p>'.repeat(6));
    await selectAll(5);
    const form = page.getByRole('dialog', { name: 'Link' });
    const below = (element: Element) =>
      form.element().getBoundingClientRect().top - element.getBoundingClientRect().bottom;
    await press('{Control>}k{/Control}');
    await vi.waitFor(() => expect(Math.abs(below(fields()[5]!))).toBeLessThan(24));
    await press('{Escape}');
    await vi.waitFor(() => expect(form.query()).toBeNull());
    await button('Link').click();
    await vi.waitFor(() => expect(Math.abs(below(button('Link').element()))).toBeLessThan(24));
  });

  it('sets and removes safe links by keyboard', async () => {
    await edit(paragraph('film'));
    await selectAll();
    await press('{Control>}k{/Control}');
    await page.getByRole('textbox', { name: 'Link address' }).fill('javascript:alert(1)');
    await press('{Enter}');
    await expect.element(page.getByText('Please enter a valid web or email address')).toBeVisible();
    await page.getByRole('textbox', { name: 'Link address' }).fill('club.example/film');
    await press('{Enter}');
    const link = '<a href="https://club.example/film" target="_blank" rel="noopener noreferrer">film</a>';
    await vi.waitFor(() => expect(read()).toBe(paragraph(link)));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('P'));
    await button('Link').click();
    await button('Remove link').click();
    await vi.waitFor(() => expect(read()).toBe(paragraph('film')));
  });

  it('inserts a table of the chosen size and changes it', async () => {
    await edit('');
    await userEvent.click(fields()[0]!);
    await button('Insert table').click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Insert table' }).click();
    const row = '<tr><td></td><td></td><td></td></tr>';
    const head = `<thead><tr>${'<th scope="col"></th>'.repeat(3)}</tr></thead>`;
    await vi.waitFor(() => expect(written()).toBe(`<table>${head}<tbody>${row}</tbody></table>`));
    await button('Table options').click();
    await page.getByRole('menuitemcheckbox', { name: 'Header row' }).click();
    await vi.waitFor(() => expect(written()).toBe(`<table><tbody>${row}${row}</tbody></table>`));
    await button('Table options').click();
    await page.getByRole('menuitem', { name: 'Delete column' }).click();
    await vi.waitFor(() => expect(written()).toContain('<tr><td></td><td></td></tr>'));
    await button('Undo').click();
    await vi.waitFor(() => expect(written()).toContain(row));
  });

  it('has its tools on a wide screen in the order of use, undo and redo at the end', async () => {
    await page.viewport(1280, 800);
    await edit(paragraph('Calls'));
    const groups = [...page.getByRole('toolbar').element().querySelectorAll('[role="group"]')];
    const labels = (group: Element) =>
      [...group.querySelectorAll('button')].map((tool) => tool.ariaLabel ?? tool.textContent);
    expect(groups.map((group) => [group.getAttribute('aria-label'), ...labels(group)])).toEqual([
      ['Text style', 'Text', 'Bold', 'Text colour'],
      ['Lists', 'Bulleted list', 'Numbered list', 'Checklist'],
      ['Insert', 'Insert image', 'Media Library', 'Insert table', 'Link', 'Mention', 'More tools'],
      ['History', 'Undo', 'Redo'],
    ]);
    const [last, end] = groups.slice(-2).map((group) => group.getBoundingClientRect());
    expect(end!.left - last!.right).toBeGreaterThan(40);
  });

  it('shows in its menu of more tools the formats at the caret, and the keys', async () => {
    await edit(paragraph('<i>Falcon</i>'));
    await selectAll();
    await button('More tools').click();
    const italic = page.getByRole('menuitemcheckbox', { name: /^Italic/ });
    await expect.element(italic).toHaveAttribute('aria-checked', 'true');
    await expect.element(italic).toHaveTextContent(/ItalicCtrlI/);
    await expect.element(page.getByRole('menuitemcheckbox', { name: /^Quote/ })).toHaveTextContent('Quote>');
    await italic.click();
    await vi.waitFor(() => expect(read()).toBe(paragraph('Falcon')));
  });

  for (const width of [360, 390])
    it(`shows its eight tools without scrolling on a phone ${width} px wide`, async () => {
      await page.viewport(width, 780);
      await edit(paragraph('Calls'));
      const toolbar = page.getByRole('toolbar').element();
      const tools = [...toolbar.querySelectorAll('button')];
      expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
        'Text',
        'Bold',
        'Bulleted list',
        'Checklist',
        'Insert image',
        'Insert table',
        'Mention',
        'More tools',
      ]);
      expect(toolbar.scrollWidth).toBeLessThanOrEqual(width - 8);
      expect(toolbar.parentElement?.dataset.more).toBe('');
    });

  it('on a phone has all other tools in its menu', async () => {
    await page.viewport(390, 780);
    await edit(paragraph('film'));
    await selectAll();
    await button('More tools').click();
    for (const tool of ['Undo', 'Redo', 'Link', 'Media Library', 'Red'])
      await expect.element(page.getByRole('menuitem', { name: tool, exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole('menuitemcheckbox', { name: /^Numbered list/ })).toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Link', exact: true }).click();
    // While the menu fades out it takes the focus of a form that closes; nobody types an address that fast.
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Link address' }).fill('club.example/film');
    await press('{Enter}');
    await vi.waitFor(() => expect(read()).toContain('href="https://club.example/film"'));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('P'));
  });

  it('scrolls where it does not fit, and fades at the side on which more follows', async () => {
    await page.viewport(700, 780);
    await edit(paragraph('Calls'));
    const tools = page.getByRole('toolbar').element().parentElement!;
    tools.style.inlineSize = '300px';
    await vi.waitFor(() => expect(tools.dataset.more).toBe('right'));
    expect(getComputedStyle(tools).maskImage).toContain('linear-gradient');
    tools.scrollLeft = tools.scrollWidth;
    await vi.waitFor(() => expect(tools.dataset.more).toBe('left'));
  });

  it('is one stop of the Tab key, and arrows move within', async () => {
    await edit(paragraph('Calls'));
    await userEvent.click(fields()[0]!);
    await press('a{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull();
    await press('{ArrowRight}');
    expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull();
    expect(written()).toContain('a');
  });
});

describe('the slash menu', () => {
  it('inserts a table whose first row is a header', async () => {
    await edit('');
    await userEvent.click(fields()[0]!);
    await press('/table');
    await expect.element(page.getByRole('option', { name: /^Table/, selected: true })).toBeVisible();
    await press('{Enter}');
    await vi.waitFor(() =>
      expect(written()).toMatch(
        /^<table><thead><tr>(<th scope="col"><\/th>)+<\/tr><\/thead><tbody>(<tr>(<td><\/td>)+<\/tr>)+<\/tbody><\/table>$/,
      ),
    );
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TH'));
    await press('Call');
    expect(written()).toContain('<th scope="col">Call</th>');
    await button('Table options').click();
    await expect
      .element(page.getByRole('menuitemcheckbox', { name: 'Header row' }))
      .toHaveAttribute('aria-checked', 'true');
  });
});

describe('moving a block', () => {
  const three = '<p data-id="aaaaaa">a</p><hr data-id="bbbbbb"><p data-id="cccccc">c</p>';
  const ids = () => [...read().matchAll(/data-id="(\w+)"/g)].map(([, id]) => id?.charAt(0)).join('');
  const grip = () => editor.host.querySelector('[title="Drag to move"]');

  it('by dragging puts it between two others, and can be undone', async () => {
    await edit(three);
    await userEvent.hover(fields()[0]!);
    await vi.waitFor(() => expect(grip()).not.toBeNull());
    await userEvent.dragAndDrop(grip()!, fields()[1]!, { targetPosition: { x: 5, y: 22 } });
    await vi.waitFor(() => expect(ids()).toBe('bca'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Moved to position 3 of 3');
    await userEvent.click(fields()[1]!);
    await press('{Control>}z{/Control}');
    expect(ids()).toBe('abc');
  });

  it('by keyboard announces its new position', async () => {
    await edit(three);
    await userEvent.click(fields()[1]!);
    await press('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(ids()).toBe('acb');
    await expect.element(page.getByRole('status')).toHaveTextContent('Moved to position 2 of 3');
  });
});

describe('content stored meanwhile', () => {
  it("is recognised as the editor's own after a save, and typing continues", async () => {
    await edit(paragraph('a'));
    await userEvent.click(fields()[0]!);
    await press('{End}b');
    const saved = reads.at(-1)?.() ?? '';
    await press('c');
    show(saved);
    await press('d');
    expect(read()).toBe(paragraph('abcd'));
    await press('{Backspace}{Backspace}');
    expect(read()).toBe(saved);
  });

  it('is recognised in the spelling of the server', async () => {
    await edit(paragraph('a'));
    await userEvent.click(fields()[0]!);
    await press('{End}  b');
    const stored = read().replace('&nbsp;', '\u00a0');
    show(stored);
    await vi.waitFor(() => expect(read()).toBe(stored));
  });

  it('never replaces text with the focus, but is shown when the focus leaves', async () => {
    await edit(paragraph('mine'));
    await userEvent.click(fields()[0]!);
    show(paragraph('theirs'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fields()[0]?.textContent).toBe('mine');
    fields()[0]?.blur();
    await vi.waitFor(() => expect(fields()[0]?.textContent).toBe('theirs'));
    expect(read()).toBe(paragraph('theirs'));
  });

  it('never removes media', async () => {
    await edit(canonical.image ?? '');
    show(paragraph('no picture'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(editor.host.querySelector('img')).not.toBeNull();
  });
});

describe('unmounting the editor', () => {
  it('loses no keystroke', async () => {
    await edit(paragraph('a'));
    await userEvent.click(fields()[0]!);
    await press('{End}b');
    editor.leave();
    await vi.waitFor(() => expect(editor.host.querySelector('.codex-editor')).toBeNull());
    expect(reads.at(-1)?.()).toBe(paragraph('ab'));
  });

  it('leaks nothing under StrictMode', async () => {
    await edit(paragraph('a'));
    expect(editor.host.querySelectorAll('.codex-editor')).toHaveLength(1);
    const before = document.body.childElementCount;
    for (let times = 0; times < 5; times += 1) {
      editor.leave();
      await vi.waitFor(() => expect(editor.host.querySelector('.codex-editor')).toBeNull());
      await edit(paragraph('a'));
    }
    expect(document.body.childElementCount).toBeLessThanOrEqual(before + 1);
    expect(reads).toHaveLength(0);
  });
});

describe('an accessibility check', () => {
  it('finds no violation in any block', async () => {
    await edit(
      Object.values(canonical)
        .join('')
        .replace(/ data-id="aaaaaa"/g, ''),
    );
    await expectAccessible();
  });

  it('finds no violation in selected blocks, a table, and their menus', async () => {
    await edit(`${paragraph('Falcon')}${(canonical['empty table'] ?? '').replace('aaaaaa', 'bbbbbb')}`);
    await selectAll();
    await press('{Control>}a{/Control}');
    expect(editor.host.querySelectorAll('.ce-block--selected').length).toBe(2);
    await expectAccessible();
    await userEvent.click(fields()[1]!);
    for (const menu of ['Table options', 'More tools', 'Text colour']) {
      await button(menu).click();
      await expect.element(page.getByRole('menu')).toBeVisible();
      await expectAccessible();
      await press('{Escape}');
      await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    }
  });

  it('finds no violation in the slash menu and the popovers', async () => {
    await edit('');
    await userEvent.click(fields()[0]!);
    await press('/');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe(
      page.getByRole('option', { selected: true }).element().id,
    );
    await expectAccessible();
    await press('{Escape}{Backspace}');
    await button('Insert table').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
  });
});
