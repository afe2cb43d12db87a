import type { FileDropItem } from 'react-aria-components';
import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files';

const photo = new File(['a'], 'team.png', { type: 'image/png' });
const program = new File(['a'], 'notes.exe');

const item = (file: File): FileDropItem => ({
  kind: 'file',
  type: file.type,
  name: file.name,
  getFile: () => Promise.resolve(file),
  getText: () => file.text(),
});

it('a drop is split into accepted and refused files', async () => {
  const items = [item(program), item(photo)];
  expect(await droppedFiles(items, ['image/*'])).toEqual({ taken: [photo], refused: [program] });
  expect(await droppedFiles(items, undefined)).toEqual({ taken: [program, photo], refused: [] });
});
