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

it('the editor says so before the first change where stored content holds what it cannot keep', async () => {
  onSimplified.mockClear();
  await editor.edit('<table><tr><td>a<ul><li>b</li></ul></td></tr></table>');
  await vi.waitFor(() => expect(onSimplified).toHaveBeenCalled());
});

it('the editor says nothing of content that only is spelled in another way', async () => {
  onSimplified.mockClear();
  await editor.edit('one <b>two</b><p>three</p>');
  expect(editor.fields()).toHaveLength(2);
  expect(onSimplified).not.toHaveBeenCalled();
});
