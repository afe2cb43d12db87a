import { describe, expect, it } from 'vitest';
import { mountedUnderTest } from '../mounted-under-test';
import { toggleFlag } from './commands';

/**
 * Simulates selection by touch: a page sees a long press and its handles as focus and `selectionchange`, without mouse or key events,
 * and phone keyboards then send `beforeinput`; both are dispatched here in this order. The gesture itself belongs to the browser, and
 * no driver of headless Chromium can perform it.
 */
const content =
  '<p data-id="block-1">Alpha beta</p><ul data-id="block-2"><li>Gamma delta</li></ul><table data-id="block-3"><tbody><tr><td>Epsilon</td><td>Zeta</td></tr></tbody></table>';
const { mounted, editor, written, fields } = mountedUnderTest({ content });
const rest = { list: '<ul><li>Gamma delta</li></ul>', cells: '<td>Epsilon</td><td>Zeta</td>' };
const table = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`;

/** Selects the first letters of a field as a long press does: focuses the field without further events. */
async function hold(field: number, letters: number) {
  const host = fields()[field];
  const text = host?.firstChild;
  if (!text) throw new Error('The field is empty');
  host.focus();
  getSelection()?.setBaseAndExtent(text, 0, text, letters);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Dispatches input as a phone keyboard does, and applies the browser's default. */
function input(field: number, inputType: string, data: string | null = null) {
  const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true });
  if (!fields()[field]?.dispatchEvent(event)) return;
  if (data === null) document.execCommand('delete');
  else document.execCommand('insertText', false, data);
}

describe('text selected by touch', () => {
  it('is deleted by a phone keyboard as one undo step', async () => {
    await hold(0, 'Alpha '.length);
    input(0, 'deleteContentBackward');
    expect(written()).toBe(`<p>beta</p>${rest.list}${table(rest.cells)}`);
    editor().undo();
    expect(mounted().read()).toBe(content);
  });

  it('is replaced by typing, also by a suggestion of the keyboard', async () => {
    await hold(1, 'Gamma'.length);
    input(1, 'insertReplacementText', 'Hawk');
    expect(written()).toBe(`<p>Alpha beta</p><ul><li>Hawk delta</li></ul>${table(rest.cells)}`);
    editor().undo();
    await hold(2, 'Epsilon'.length);
    input(2, 'insertText', 'x');
    expect(written()).toBe(`<p>Alpha beta</p>${rest.list}${table('<td>x</td><td>Zeta</td>')}`);
  });

  it('is replaced by a new paragraph', async () => {
    await hold(0, 'Alpha '.length);
    input(0, 'insertParagraph');
    expect(written()).toBe(`<p></p><p>beta</p>${rest.list}${table(rest.cells)}`);
  });

  it('is made bold by the toolbar', async () => {
    await hold(0, 'Alpha'.length);
    toggleFlag(editor(), 'bold');
    expect(written()).toBe(`<p><b>Alpha</b> beta</p>${rest.list}${table(rest.cells)}`);
  });
});
