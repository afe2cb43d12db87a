import { expect, it, vi } from 'vitest';
import { editorUnderTest } from './editor-under-test';

const onSimplified = vi.fn();
const editor = editorUnderTest({
  onChange: () => undefined,
  onSimplified,
  teamId: 1,
  sendFile: () => new Promise(() => undefined),
  copyFiles: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => undefined,
});

it('the editor reports before the first change that it cannot represent all of the stored content', async () => {
  onSimplified.mockClear();
  await editor.edit('<table><tr><td>a<ul><li>b</li></ul></td></tr></table>');
  await vi.waitFor(() => expect(onSimplified).toHaveBeenCalled());
});

it('the editor does not report content that only is spelled differently', async () => {
  onSimplified.mockClear();
  await editor.edit('one <b>two</b><p>three</p>');
  expect(editor.fields()).toHaveLength(2);
  expect(onSimplified).not.toHaveBeenCalled();
});
