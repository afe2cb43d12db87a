import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [25 * 1024, '25 KB'],
  [3.2 * 1024 ** 2, '3.2 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('a file of %d bytes is %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
