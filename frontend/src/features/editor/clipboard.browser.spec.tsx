import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editorUnderTest, press } from './editor-under-test';

const editor = editorUnderTest({
  onChange: () => undefined,
  sendFile: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => undefined,
});
const { edit, written, fields } = editor;
const three = '<p data-id="aaaaaa">Falcon</p><p data-id="bbbbbb"><b>Hawk</b></p><p data-id="cccccc">Kite</p>';

async function selectAllBlocks() {
  await userEvent.click(fields()[0]!);
  await press('{Control>}a{/Control}');
  await press('{Control>}a{/Control}');
  await vi.waitFor(() => expect(document.querySelectorAll('.ce-block--selected')).toHaveLength(3));
}

function drop(at: Element, data: DataTransfer) {
  at.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}

describe('whole blocks', () => {
  it('are copied as their lines, and pasted as paragraphs', async () => {
    await edit(three);
    await selectAllBlocks();
    await press('{Control>}c{/Control}');
    await userEvent.click(fields()[2]!);
    await press('{End}{Enter}');
    await press('{Control>}v{/Control}');
    await vi.waitFor(() =>
      expect(written()).toBe('<p>Falcon</p><p><b>Hawk</b></p><p>Kite</p><p>Falcon</p><p>Hawk</p><p>Kite</p>'),
    );
  });

  it('are cut, and one step back brings them back', async () => {
    await edit(three);
    await selectAllBlocks();
    await press('{Control>}x{/Control}');
    await vi.waitFor(() => expect(written()).toBe('<p></p>'));
    await userEvent.click(fields()[0]!);
    await press('{Control>}z{/Control}');
    await vi.waitFor(() => expect(written()).toBe('<p>Falcon</p><p><b>Hawk</b></p><p>Kite</p>'));
  });
});

describe('what comes from elsewhere', () => {
  it('is pasted without its looks', async () => {
    await edit('<p data-id="aaaaaa"></p>');
    await userEvent.click(fields()[0]!);
    const data = new DataTransfer();
    data.setData('text/html', '<h1 onclick="alert(1)">Falcon</h1><script>alert(1)</script>');
    data.setData('text/plain', 'Falcon\nHawk');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    fields()[0]!.dispatchEvent(event);
    await vi.waitFor(() => expect(written()).toBe('<p>Falcon</p><p>Hawk</p>'));
  });

  it('is not taken in by being dropped', async () => {
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
