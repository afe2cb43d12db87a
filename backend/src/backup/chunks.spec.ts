import { expect, it } from 'vitest';
import { chunksOf, rowsIn } from './chunks';

async function cut(input: string[], size: number): Promise<string[]> {
  async function* rows() {
    for (const chunk of input) yield await Promise.resolve(Buffer.from(chunk));
  }
  const chunks: string[] = [];
  for await (const chunk of chunksOf(rows(), size)) chunks.push(chunk.toString());
  return chunks;
}

it('a backup is split into chunks between rows, however its input is split', async () => {
  expect(await cut(['1\ta\n2', '\tb\n3\tc\n4', '\td\n'], 8)).toEqual(['1\ta\n2\tb\n3\tc\n', '4\td\n']);
  expect(await cut(['one long row ', 'goes on ', 'and on\nnext\n'], 4)).toEqual([
    'one long row goes on and on\nnext\n',
  ]);
  expect(await cut([], 4)).toEqual([]);
});

it('the rows of a chunk are counted by their line ends', () => {
  expect(rowsIn(Buffer.from('1\ta\\nb\n2\tc\n'))).toBe(2);
  expect(rowsIn(Buffer.alloc(0))).toBe(0);
});
