import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeAt } from '@touchline/content';
import { insertText } from '../edits/lines';
import { mountEditor, type MountedEditor } from './mount-editor';

let host: HTMLElement;
let mounted: MountedEditor;
let now = 10_000;

const paragraph = (text: string) => `<p data-id="aaaaaa">${text}</p>`;

beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  mounted = mountEditor(host, {
    content: paragraph('mine'),
    placeholder: '',
    onChange: () => undefined,
    openLink: () => undefined,
    askForMedia: () => undefined,
    teamId: 1,
    sendFile: () => Promise.reject(new Error('There is no library here')),
    copyFiles: () => Promise.reject(new Error('There is no library here')),
    now: () => now,
  });
  await mounted.editor.adapter.isReady;
});

afterEach(() => {
  mounted.destroy();
  host.remove();
});

it('content saved by another user is shown only half a second after the last local change', async () => {
  const { editor, stored, read } = mounted;
  const [block] = editor.blocks;
  editor.edit((blocks) => block && insertText(blocks, placeAt(block), { text: 'still ' }));
  (document.activeElement as HTMLElement).blur();
  stored.offer(read());
  now += 499;
  stored.offer(paragraph('theirs'));
  expect(read()).toBe(paragraph('still mine'));
  now += 1;
  await vi.waitFor(() => expect(read()).toBe(paragraph('theirs')));
});
