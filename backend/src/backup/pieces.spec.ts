import { expect, it } from 'vitest';
import { piecesOf, rowsIn } from './pieces';

async function cut(chunks: string[], size: number): Promise<string[]> {
  async function* rows() {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  }
  const pieces: string[] = [];
  for await (const piece of piecesOf(rows(), size)) pieces.push(piece.toString());
  return pieces;
}

it('rows are cut into pieces between rows, wherever they are cut when they come', async () => {
  expect(await cut(['1\ta\n2', '\tb\n3\tc\n4', '\td\n'], 8)).toEqual(['1\ta\n2\tb\n3\tc\n', '4\td\n']);
  expect(await cut(['one long row ', 'goes on ', 'and on\nnext\n'], 4)).toEqual([
    'one long row goes on and on\nnext\n',
  ]);
  expect(await cut([], 4)).toEqual([]);
});

it('rows are counted by their ends', () => {
  expect(rowsIn(Buffer.from('1\ta\\nb\n2\tc\n'))).toBe(2);
  expect(rowsIn(Buffer.alloc(0))).toBe(0);
});
