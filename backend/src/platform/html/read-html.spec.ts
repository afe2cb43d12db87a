import { expect, it } from 'vitest';
import { cleanHtml, plainText } from './read-html';

const piece = '<p onclick="act()">Win the <b>gain</b> line</p>';
const cleaned = '<p>Win the <b>gain</b> line</p>';
const times = 40_000;

/** How often the event loop went round while something was worked on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const finish = () => (isDone = true);
  void work.then(finish, finish);
  while (!isDone) await new Promise((resolve) => setImmediate(resolve, turns++));
  return turns;
}

it('what is long is cleaned as what is short', async () => {
  expect(await cleanHtml(piece)).toBe(cleaned);
  expect(await cleanHtml(piece.repeat(times))).toBe(cleaned.repeat(times));
});

it('the words of what is long are those of what is short', async () => {
  expect(await plainText(cleaned.repeat(times))).toBe(`Win the gain line\n`.repeat(times).trim());
});

it('reading what is long holds up nobody', async () => {
  await cleanHtml(piece.repeat(times));
  expect(await turnsDuring(cleanHtml(piece.repeat(times)))).toBeGreaterThan(100);
});

it.each([600, 200_000])('%i elements in one another are refused', async (depth) => {
  await expect(cleanHtml('<b>'.repeat(depth))).rejects.toMatchObject({ code: 'too_large' });
});
