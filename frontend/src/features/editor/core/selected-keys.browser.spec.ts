import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mountedUnderTest } from '../mounted-under-test';

const content = ['Falcon', 'Hawk', 'Eagle']
  .map((text, at) => `<p data-id="block-${at}">${text}</p>`)
  .join('');
const press = (keys: string) => userEvent.keyboard(keys);
const { mounted, written, fields } = mountedUnderTest({ content });
const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };

async function selectAll() {
  await userEvent.click(fields()[0]!);
  await press('{Control>}aa{/Control}');
}

describe('selected blocks', () => {
  it('can be replaced by typing again after an undo', async () => {
    await selectAll();
    await press('One');
    await press('{Control>}z{/Control}');
    expect(mounted().read()).toBe(content);
    await selectAll();
    await press('Two');
    expect(written()).toBe('<p>Two</p>');
  });
});

describe('an input method', () => {
  it('composes text with the marks set before', async () => {
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
  ])('triggers %s without a key event', (inputType, left, at) => {
    mounted().editor.select({ block: 'block-1', field: 0, start: at, end: at });
    fields()[1]!.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
    expect(written()).toBe(left);
  });
});
