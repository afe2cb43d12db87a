import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editorUnderTest, press } from './editor-under-test';

const editor = editorUnderTest({
  onChange: () => undefined,
  teamId: 1,
  sendFile: () => Promise.reject(new Error('There is no library here')),
  copyFiles: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => undefined,
});
const { edit, written, fields } = editor;
const three = '<p data-id="aaaaaa">Falcon</p><p data-id="bbbbbb"><b>Hawk</b></p><p data-id="cccccc">Kite</p>';
const rich = [
  '<h2 data-id="aaaaaa">Line<b>out</b></h2>',
  '<ol data-id="bbbbbb"><li>Front<ul><li>Jumper</li></ul></li><li>Back</li></ol>',
  '<table data-id="cccccc"><thead><tr><th scope="col">Call</th></tr></thead><tbody><tr><td><i>Red</i></td></tr></tbody></table>',
  '<aside data-id="dddddd" data-type="callout" data-tone="tip">Keep low</aside>',
  '<figure data-id="eeeeee" data-type="image" data-cols="6"><img src="/api/media/1/pod.png" alt="Pod"></figure>',
].join('');
const withoutIds = (html: string) => html.replace(/ data-id="[^"]*"/g, '');
const ids = (html: string) => [...html.matchAll(/ data-id="([^"]*)"/g)].map(([, id]) => id);

async function selectAllBlocks(count = 3) {
  await userEvent.click(fields()[0]!);
  await press('{Control>}a{/Control}');
  await press('{Control>}a{/Control}');
  await vi.waitFor(() => expect(document.querySelectorAll('.ce-block--selected')).toHaveLength(count));
}

function drop(at: Element, data: DataTransfer) {
  at.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}

function dispatch(type: 'copy' | 'cut' | 'paste', data = new DataTransfer()) {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }));
  return data;
}

/** Clipboard of a browser that drops unknown types. */
function onlyHtml(data: DataTransfer) {
  const left = new DataTransfer();
  for (const type of ['text/plain', 'text/html']) left.setData(type, data.getData(type));
  return left;
}

describe('selected blocks', () => {
  it("are copied unchanged by the browser's clipboard", async () => {
    await edit(three);
    await selectAllBlocks();
    await press('{Control>}c{/Control}');
    await userEvent.click(fields()[2]!);
    await press('{End}{Enter}');
    await press('{Control>}v{/Control}');
    await vi.waitFor(() => expect(written()).toBe(withoutIds(three + three)));
    expect(new Set(ids(editor.read())).size, 'copied blocks have new ids').toBe(6);
  });

  it.each([
    ['by our own type', (data: DataTransfer) => data],
    ['by marked HTML', onlyHtml],
  ])('of every kind keep all their data: %s', async (_, through) => {
    await edit(rich);
    await selectAllBlocks(5);
    const data = through(dispatch('copy'));
    editor.leave();
    await vi.waitFor(() => expect(fields()).toHaveLength(0));
    await edit('<p data-id="ffffff"></p>');
    await userEvent.click(fields()[0]!);
    dispatch('paste', data);
    await vi.waitFor(() => expect(written()).toBe(withoutIds(rich)));
  });

  it('are cut, and restored by one undo', async () => {
    await edit(three);
    await selectAllBlocks();
    await press('{Control>}x{/Control}');
    await vi.waitFor(() => expect(written()).toBe('<p></p>'));
    await userEvent.click(fields()[0]!);
    await press('{Control>}z{/Control}');
    await vi.waitFor(() => expect(written()).toBe(withoutIds(three)));
  });

  it('keep their ids when they are cut and pasted once, and get new ids when they are pasted again', async () => {
    await edit(three);
    await selectAllBlocks();
    const data = dispatch('cut');
    await userEvent.click(fields()[0]!);
    dispatch('paste', data);
    await vi.waitFor(() => expect(editor.read()).toBe(three));
    dispatch('paste', data);
    await vi.waitFor(() => expect(written()).toBe(withoutIds(three + three)));
    expect(new Set(ids(editor.read())).size).toBe(6);
  });

  it('are pasted into the middle of a paragraph as one undo step', async () => {
    await edit('<p data-id="ffffff">One two</p>');
    await userEvent.click(fields()[0]!);
    await press('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    const data = new DataTransfer();
    const html = '<h2>Kite</h2><ul><li>Hawk</li></ul>';
    data.setData('application/x-touchline+json', JSON.stringify({ kind: 'blocks', isCut: false, html }));
    dispatch('paste', data);
    await vi.waitFor(() => expect(written()).toBe(`<p>One</p>${html}<p>&nbsp;two</p>`));
    await press('{Control>}z{/Control}');
    await vi.waitFor(() => expect(written()).toBe('<p>One two</p>'));
  });

  it('of a list are pasted into a list as items', async () => {
    await edit('<ul data-id="ffffff"><li>One<ul><li>Two</li></ul></li></ul>');
    await userEvent.click(fields()[1]!);
    const data = new DataTransfer();
    const html = '<ol><li>Three<ol><li>Four</li></ol></li></ol>';
    data.setData('application/x-touchline+json', JSON.stringify({ kind: 'blocks', isCut: false, html }));
    dispatch('paste', data);
    await vi.waitFor(() =>
      expect(written()).toBe(
        '<ul><li>One<ul><li>Two</li><li>Three<ol><li>Four</li></ol></li></ul></li></ul>',
      ),
    );
  });
});

describe('selected text', () => {
  it('keeps its marks when it is copied or cut', async () => {
    await edit('<p data-id="aaaaaa">a <b>bold</b> word</p><p data-id="bbbbbb">-</p>');
    await userEvent.click(fields()[0]!);
    await press('{Home}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    const copied = dispatch('copy');
    expect(copied.getData('text/plain')).toBe('bo');
    await userEvent.click(fields()[1]!);
    await press('{End}');
    dispatch('paste', copied);
    await vi.waitFor(() => expect(written()).toBe('<p>a <b>bold</b> word</p><p>-<b>bo</b></p>'));
    await userEvent.click(fields()[0]!);
    await press('{Home}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    dispatch('cut');
    await vi.waitFor(() => expect(written()).toBe('<p>a <b>ld</b> word</p><p>-<b>bo</b></p>'));
    await press('{Control>}z{/Control}');
    await vi.waitFor(() => expect(written()).toBe('<p>a <b>bold</b> word</p><p>-<b>bo</b></p>'));
  });
});

describe('content from other programs', () => {
  it('is pasted without its formatting', async () => {
    await edit('<p data-id="aaaaaa"></p>');
    await userEvent.click(fields()[0]!);
    const data = new DataTransfer();
    data.setData('text/html', '<h1 onclick="alert(1)">Falcon</h1><script>alert(1)</script>');
    data.setData('text/plain', 'Falcon\nHawk');
    dispatch('paste', data);
    await vi.waitFor(() => expect(written()).toBe('<p>Falcon</p><p>Hawk</p>'));
  });

  it('is pasted as text if another installation has marked it', async () => {
    await edit('<p data-id="aaaaaa"></p>');
    await userEvent.click(fields()[0]!);
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<div data-touchline="https://other.example" data-kind="blocks"><h2>Falcon</h2></div>',
    );
    data.setData('text/plain', 'Falcon');
    dispatch('paste', data);
    await vi.waitFor(() => expect(written()).toBe('<p>Falcon</p>'));
  });

  it('is sanitised if it comes in our own type', async () => {
    await edit('<p data-id="aaaaaa"></p>');
    await userEvent.click(fields()[0]!);
    const data = new DataTransfer();
    const html =
      '<h2 onclick="alert(1)">Falcon</h2><script>alert(1)</script><p><a href="javascript:alert(1)">x</a></p>';
    data.setData('application/x-touchline+json', JSON.stringify({ kind: 'blocks', html }));
    dispatch('paste', data);
    await vi.waitFor(() => expect(written()).toBe('<h2>Falcon</h2><p>x</p>'));
  });

  it('is not inserted when it is dropped', async () => {
    await edit('<p data-id="aaaaaa">Falcon</p>');
    await userEvent.click(fields()[0]!);
    const data = new DataTransfer();
    data.setData('text/html', '<img src="x" onerror="alert(1)">');
    data.setData('text/plain', 'Hawk');
    drop(fields()[0]!, data);
    expect(written()).toBe('<p>Falcon</p>');
    expect(editor.host.querySelector('img')).toBeNull();
  });
});
