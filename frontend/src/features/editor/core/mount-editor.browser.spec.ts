import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { canonical, foreign } from '@touchline/content/samples';
import { editTable } from './commands';
import { mountEditor, type MountedEditor } from './mount-editor';

let mounted: MountedEditor;
let host: HTMLElement;
let changes = 0;

function mount(content: string): void {
  changes = 0;
  mounted = mountEditor(host, {
    content,
    placeholder: "Type '/' for commands...",
    onChange: () => (changes += 1),
    now: () => performance.now(),
    openLink: () => undefined,
    askForMedia: () => undefined,
    teamId: 1,
    sendFile: () => Promise.reject(new Error('There is no library here')),
    copyFiles: () => Promise.reject(new Error('There is no library here')),
  });
}

async function edit(content: string): Promise<void> {
  mount(content);
  await mounted.editor.adapter.isReady;
}

const read = () => mounted.read();
const withoutIds = (html: string) => html.replace(/ data-id="[^"]*"/g, '');
const written = () => withoutIds(read());
const paragraph = (html: string) => `<p data-id="aaaaaa">${html}</p>`;
const fields = () => [...host.querySelectorAll<HTMLElement>('[contenteditable]')];
const press = (keys: string) => userEvent.keyboard(keys);

async function caretIn(index = 0, at: 'start' | 'end' = 'end') {
  await userEvent.click(fields()[index]!);
  await press(at === 'start' ? '{Home}' : '{End}');
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  mounted.destroy();
  host.remove();
});

describe('loading content in the editor', () => {
  it.each(Object.entries({ ...canonical, ...foreign }))('changes nothing: %s', async (_, html) => {
    await edit(html);
    expect(read()).toBe(html);
    expect(changes).toBe(0);
  });

  it('shows every block', async () => {
    const html = Object.values(canonical)
      .join('')
      .replace(/ data-id="aaaaaa"/g, '');
    await edit(html);
    await userEvent.click(fields()[0]!);
    expect(mounted.editor.adapter.shown().length).toBeGreaterThan(20);
    expect(read()).toBe(html);
    expect(changes).toBe(0);
  });
});

describe('text typed before Editor.js accepts commands', () => {
  const drawn = () =>
    new Promise<void>((resolve) => {
      const seen = new MutationObserver(() => {
        if (!host.querySelector('.ce-block')) return;
        seen.disconnect();
        resolve();
      });
      seen.observe(host, { childList: true, subtree: true });
    });

  async function typeEarly(content: string, type: () => void): Promise<void> {
    mount(content);
    await drawn();
    expect(mounted.editor.state.get().isReady).toBe(false);
    type();
  }

  it('is read, is kept afterwards, and can be undone', async () => {
    await typeEarly(paragraph('a'), () => (fields()[0]!.textContent = 'ab'));
    expect(mounted.read()).toBe(paragraph('ab'));
    await mounted.editor.adapter.isReady;
    expect(read()).toBe(paragraph('ab'));
    expect(changes).toBe(1);
    await caretIn();
    await press('{Control>}z{/Control}');
    expect(read()).toBe(paragraph('a'));
  });

  it('is read when the editor is unmounted at once', async () => {
    await typeEarly(paragraph('a'), () => (fields()[0]!.textContent = 'ab'));
    const gone = mounted;
    gone.destroy();
    mount('');
    expect(gone.read()).toBe(paragraph('ab'));
  });

  it('is read in a control of a block too', async () => {
    await typeEarly('<pre data-id="aaaaaa"><code>a</code></pre>', () => {
      const area = host.querySelector('textarea')!;
      area.value = 'ab';
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(mounted.read()).toBe('<pre data-id="aaaaaa"><code>ab</code></pre>');
  });

  it('opens the slash menu afterwards', async () => {
    await typeEarly('', () => {
      const [line] = fields();
      line!.focus();
      document.execCommand('insertText', false, '/');
    });
    await mounted.editor.adapter.isReady;
    expect(mounted.slash.isOpen).toBe(true);
    await press('heading 3{Enter}Calls');
    expect(written()).toBe('<h3>Calls</h3>');
  });
});

describe('typing in the editor', () => {
  it('shows the text at once, and undoing it makes the document clean again', async () => {
    await edit(paragraph('a'));
    await caretIn();
    await press('b');
    expect(read()).toBe(paragraph('ab'));
    await press('{Backspace}');
    expect(read()).toBe(paragraph('a'));
  });

  it('keeps spaces and line breaks', async () => {
    await edit('');
    await caretIn();
    await press('a  b{Shift>}{Enter}{/Shift}c');
    expect(written()).toBe('<p>a&nbsp; b<br>c</p>');
  });

  it.each([
    ['a space', ' now', ' now'],
    ['Enter', '{Enter}now', '</p><p>now'],
  ])('links a URL that is followed by %s', async (_, keys, left) => {
    await edit(paragraph('See'));
    await caretIn();
    host.style.whiteSpace = 'pre-wrap';
    await press(` www.club.example${keys}`);
    const link =
      '<a href="https://www.club.example" target="_blank" rel="noopener noreferrer">www.club.example</a>';
    expect(written()).toBe(`<p>See ${link}${left}</p>`);
  });

  it('splits at Enter and joins at Backspace', async () => {
    await edit(paragraph('one<b>two</b>'));
    await caretIn();
    await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}x{ArrowLeft}{Backspace}');
    expect(read()).toBe(paragraph('one<b>xtwo</b>'));
  });
});

describe('the slash menu', () => {
  it('turns a line into a heading by keyboard', async () => {
    await edit('');
    await caretIn();
    await press('/heading 3{Enter}Calls');
    expect(written()).toBe('<h3>Calls</h3>');
  });

  it('is used with the arrow keys, and Escape keeps the text', async () => {
    await edit('');
    await caretIn();
    await press('/');
    expect(mounted.slash.isOpen).toBe(true);
    await press('{ArrowDown}{Enter}a{Enter}/{Escape}');
    expect(mounted.slash.isOpen).toBe(false);
    expect(written()).toBe('<h2>a</h2><p>/</p>');
  });

  it('lists blocks in groups, and finds them by words', async () => {
    await edit('');
    await caretIn();
    await press('/');
    const groups = mounted.slash.state.get().options.map(({ group }) => group);
    expect(groups.filter((group, place) => group !== groups[place - 1])).toEqual([
      'text',
      'lists',
      'insert',
      'callouts',
      'mention',
    ]);
    await press('photo');
    expect(mounted.slash.state.get().options.map(({ id }) => id)).toEqual(['image']);
  });

  it('says when no block has the letters, and leaves the keys to the text', async () => {
    await edit('');
    await caretIn();
    await press('/zzz');
    expect(mounted.slash.state.get().isEmpty).toBe(true);
    await press('{Escape}');
    expect(mounted.slash.state.get().isEmpty).toBe(false);
    await press('{Enter}b');
    expect(written()).toBe('<p>/zzz</p><p>b</p>');
  });

  it('types the characters that open the list of mentions', async () => {
    await edit('');
    await caretIn();
    await press('/page{Enter}');
    expect(written()).toBe('<p>[[</p>');
    expect(mounted.mentions.state.get().trigger?.kind).toBe('[[');
  });

  it('is saved as text only after it is closed without a choice', async () => {
    await edit(paragraph('a'));
    await caretIn();
    await press('{Enter}/');
    expect(mounted.slash.isOpen).toBe(true);
    expect(written()).toBe('<p>a</p><p></p>');
    const before = changes;
    await press('{Escape}');
    expect(changes).toBeGreaterThan(before);
    expect(written()).toBe('<p>a</p><p>/</p>');
  });

  it('lets a coach write a page', async () => {
    await edit('');
    await caretIn();
    await press('/heading 2{Enter}Calls{Enter}/bullet{Enter}Falcon{Enter}Hawk{Enter}{Enter}/table{Enter}');
    for (const cell of ['Call', 'Jumper', 'Space', 'Falcon', '2', 'Front', 'Hawk', '4', 'Middle']) {
      await press(`${cell}{Tab}`);
    }
    expect(written()).toContain('<h2>Calls</h2><ul><li>Falcon</li><li>Hawk</li></ul><table>');
    expect(written()).toContain('<tr><td>Hawk</td><td>4</td><td>Middle</td></tr>');
  });

  it('inserts a table with a header row, whose empty cells are kept', async () => {
    await edit('');
    await caretIn();
    await press('/table{Enter}');
    const row = '<tr><td></td><td></td><td></td></tr>';
    const head = `<thead><tr>${'<th scope="col"></th>'.repeat(3)}</tr></thead>`;
    expect(written()).toBe(`<table>${head}<tbody>${row}${row}</tbody></table>`);
  });
});

describe('undo and redo', () => {
  it('restore every state', async () => {
    await edit(paragraph('start'));
    await caretIn();
    const states = [read()];
    for (const keys of [
      ' more',
      '{Enter}',
      '## ',
      'Title',
      '{Enter}- ',
      'a{Enter}b{Tab}',
      '{Control>}b{/Control}c',
    ]) {
      await press(keys);
      states.push(read());
    }
    const end = read();
    for (let step = 0; step < 40; step += 1) await press('{Control>}z{/Control}');
    expect(read()).toBe(states[0]);
    expect(changes).toBeGreaterThan(0);
    for (let step = 0; step < 40; step += 1) await press('{Control>}y{/Control}');
    expect(read()).toBe(end);
  });
});

describe('pasting', () => {
  it('inserts text only, one paragraph for each line', async () => {
    await edit(paragraph('ac'));
    await caretIn();
    await press('{ArrowLeft}');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<b onclick="x()">one</b><script>1</script>');
    clipboardData.setData('text/plain', 'one\n\ntwo');
    fields()[0]?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    expect(written()).toBe('<p>aone</p><p>twoc</p>');
  });
});

describe('marking text', () => {
  it('marks the selection, or what is typed next', async () => {
    await edit(paragraph('ab'));
    await caretIn();
    await press('{Shift>}{ArrowLeft}{/Shift}{Control>}b{/Control}');
    expect(read()).toBe(paragraph('a<b>b</b>'));
    await press('{ArrowRight}{Control>}i{/Control}c{Control>}i{/Control}d');
    expect(read()).toBe(paragraph('a<b>b<i>c</i>d</b>'));
  });

  it('highlights the selection by keyboard, and is undone', async () => {
    await edit(paragraph('a<b>b</b>'));
    await caretIn();
    await press('{Shift>}{Home}{/Shift}{Control>}{Shift>}h{/Shift}{/Control}');
    expect(read()).toBe(paragraph('<mark>a<b>b</b></mark>'));
    await press('{Control>}{Shift>}h{/Shift}{/Control}');
    expect(read()).toBe(paragraph('a<b>b</b>'));
  });
});

describe('a table', () => {
  const table = (...rows: string[]) =>
    `<table data-id="aaaaaa"><tbody>${rows.map((row) => `<tr>${row.replace(/\w/g, '<td>$&</td>')}</tr>`).join('')}</tbody></table>`;

  it('has rows and columns that can be moved with the caret, within its edges', async () => {
    await edit(table('ab', 'cd'));
    await caretIn(1);
    editTable(mounted.editor, { act: 'move', line: 'column', by: -1 });
    expect(read()).toBe(table('ba', 'dc'));
    editTable(mounted.editor, { act: 'move', line: 'row', by: 1 });
    expect(read()).toBe(table('dc', 'ba'));
    editTable(mounted.editor, { act: 'move', line: 'row', by: 1 });
    editTable(mounted.editor, { act: 'move', line: 'column', by: -1 });
    await press('x');
    expect(read().replace('bx', 'b').replace('xb', 'b')).toBe(table('dc', 'ba'));
    expect(read()).not.toBe(table('dc', 'ba'));
  });
});
