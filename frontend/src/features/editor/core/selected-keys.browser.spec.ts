import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mountedUnderTest } from '../mounted-under-test';
import { setLink, setShape, toggleFlag } from './commands';

const content = ['Falcon', 'Hawk', 'Eagle']
  .map((text, at) => `<p data-id="block-${at}">${text}</p>`)
  .join('');
const press = (keys: string) => userEvent.keyboard(keys);
const { mounted, written, fields } = mountedUnderTest({ content });
const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };

/** Ways to select whole blocks, and the ids of those that are selected then. */
const selections = {
  'all blocks': async () => {
    await userEvent.click(fields()[0]!);
    await press('{Control>}aa{/Control}');
    return ['block-0', 'block-1', 'block-2'];
  },
  'the first two blocks': async () => {
    await userEvent.click(fields()[0]!);
    await press('{End}{Shift>}{ArrowDown}{/Shift}');
    return ['block-0', 'block-1'];
  },
};
type Selection = keyof typeof selections;

function pasteText(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

const dictate = (text: string) => {
  const input = { inputType: 'insertReplacementText', data: text, bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new InputEvent('beforeinput', input));
};

/** Commands on whole blocks, and what each leaves of all three paragraphs, and of the first two with the third behind them. */
const commands: Record<string, { act: () => unknown; leaves: Record<Selection, string> }> = {
  Backspace: {
    act: () => press('{Backspace}'),
    leaves: { 'all blocks': '<p></p>', 'the first two blocks': '<p>Eagle</p>' },
  },
  Delete: {
    act: () => press('{Delete}'),
    leaves: { 'all blocks': '<p></p>', 'the first two blocks': '<p>Eagle</p>' },
  },
  'Ctrl+Backspace': {
    act: () => press('{Control>}{Backspace}{/Control}'),
    leaves: { 'all blocks': '<p></p>', 'the first two blocks': '<p>Eagle</p>' },
  },
  'Ctrl+Delete': {
    act: () => press('{Control>}{Delete}{/Control}'),
    leaves: { 'all blocks': '<p></p>', 'the first two blocks': '<p>Eagle</p>' },
  },
  letters: {
    act: () => press('New'),
    leaves: { 'all blocks': '<p>New</p>', 'the first two blocks': '<p>New</p><p>Eagle</p>' },
  },
  Enter: {
    act: () => press('{Enter}New'),
    leaves: { 'all blocks': '<p>New</p>', 'the first two blocks': '<p>New</p><p>Eagle</p>' },
  },
  'Shift+Enter': {
    act: () => press('{Shift>}{Enter}{/Shift}New'),
    leaves: { 'all blocks': '<p>New</p>', 'the first two blocks': '<p>New</p><p>Eagle</p>' },
  },
  'a composition': {
    act: async () => {
      await session.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Process',
        windowsVirtualKeyCode: 229,
      });
      await session.send('Input.imeSetComposition', { text: 'ne', selectionStart: 2, selectionEnd: 2 });
      await session.send('Input.insertText', { text: 'New' });
    },
    leaves: { 'all blocks': '<p>New</p>', 'the first two blocks': '<p>New</p><p>Eagle</p>' },
  },
  dictation: {
    act: () => dictate('New'),
    leaves: { 'all blocks': '<p>New</p>', 'the first two blocks': '<p>New</p><p>Eagle</p>' },
  },
  'paste of text': {
    act: () => pasteText('New'),
    leaves: { 'all blocks': '<p>New</p>', 'the first two blocks': '<p>New</p><p>Eagle</p>' },
  },
  'paste of lines': {
    act: () => pasteText('New\r\nlines\r\n'),
    leaves: {
      'all blocks': '<p>New</p><p>lines</p>',
      'the first two blocks': '<p>New</p><p>lines</p><p>Eagle</p>',
    },
  },
  'paste of line ends': {
    act: () => pasteText('\r\n'),
    leaves: {
      'all blocks': '<p>Falcon</p><p>Hawk</p><p>Eagle</p>',
      'the first two blocks': '<p>Falcon</p><p>Hawk</p><p>Eagle</p>',
    },
  },
  cut: {
    act: () => press('{Control>}x{/Control}'),
    leaves: { 'all blocks': '<p></p>', 'the first two blocks': '<p>Eagle</p>' },
  },
  copy: {
    act: () => press('{Control>}c{/Control}'),
    leaves: {
      'all blocks': '<p>Falcon</p><p>Hawk</p><p>Eagle</p>',
      'the first two blocks': '<p>Falcon</p><p>Hawk</p><p>Eagle</p>',
    },
  },
  'bold by keys': {
    act: () => press('{Control>}b{/Control}'),
    leaves: {
      'all blocks': '<p><b>Falcon</b></p><p><b>Hawk</b></p><p><b>Eagle</b></p>',
      'the first two blocks': '<p><b>Falcon</b></p><p><b>Hawk</b></p><p>Eagle</p>',
    },
  },
  'bold by the toolbar': {
    act: () => toggleFlag(mounted().editor, 'bold'),
    leaves: {
      'all blocks': '<p><b>Falcon</b></p><p><b>Hawk</b></p><p><b>Eagle</b></p>',
      'the first two blocks': '<p><b>Falcon</b></p><p><b>Hawk</b></p><p>Eagle</p>',
    },
  },
  'a link': {
    act: () => setLink(mounted().editor, '/pages/1'),
    leaves: {
      'all blocks': ['Falcon', 'Hawk', 'Eagle'].map((word) => `<p>${linked(word)}</p>`).join(''),
      'the first two blocks': `<p>${linked('Falcon')}</p><p>${linked('Hawk')}</p><p>Eagle</p>`,
    },
  },
  'a heading': {
    act: () => setShape(mounted().editor, { kind: 'heading', level: 2 }),
    leaves: {
      'all blocks': '<h2>Falcon</h2><h2>Hawk</h2><h2>Eagle</h2>',
      'the first two blocks': '<h2>Falcon</h2><h2>Hawk</h2><p>Eagle</p>',
    },
  },
};

function linked(word: string) {
  return `<a href="/pages/1" target="_blank" rel="noopener noreferrer">${word}</a>`;
}

const cells = Object.entries(commands).flatMap(([command, { act, leaves }]) =>
  (Object.keys(selections) as Selection[]).map((selection) => ({
    command,
    selection,
    act,
    left: leaves[selection],
  })),
);

describe('whole blocks that are selected', () => {
  it.each(cells)('$command on $selection', async ({ act, selection, left }) => {
    const ids = await selections[selection]();
    expect(mounted().editor.shell.selectedIds()).toEqual(ids);
    await act();
    expect(written()).toBe(left);
    if (mounted().editor.state.get().canUndo) mounted().editor.undo();
    expect(mounted().read(), 'one step of undo takes it back').toBe(content);
  });

  it('are typed over again after an undo', async () => {
    await selections['all blocks']();
    await press('One');
    await press('{Control>}z{/Control}');
    expect(mounted().read()).toBe(content);
    await selections['all blocks']();
    await press('Two');
    expect(written()).toBe('<p>Two</p>');
  });
});

describe('an input method', () => {
  it('composes with the marks that were set before', async () => {
    await userEvent.click(fields()[2]!);
    await press('{End} {Control>}b{/Control}');
    await session.send('Input.imeSetComposition', { text: 'he', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: 'hello' });
    expect(written()).toBe('<p>Falcon</p><p>Hawk</p><p>Eagle <b>hello</b></p>');
  });

  it.each([
    ['insertParagraph', '<p>Falcon</p><p>Ha</p><p>wk</p><p>Eagle</p>', 'Ha'.length],
    ['insertLineBreak', '<p>Falcon</p><p>Ha<br>wk</p><p>Eagle</p>', 'Ha'.length],
    ['deleteContentBackward', '<p>FalconHawk</p><p>Eagle</p>', 0],
    ['deleteContentForward', '<p>Falcon</p><p>HawkEagle</p>', 'Hawk'.length],
  ])('asks for %s without a key', (inputType, left, at) => {
    mounted().editor.select({ block: 'block-1', field: 0, start: at, end: at });
    fields()[1]!.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
    expect(written()).toBe(left);
  });
});
