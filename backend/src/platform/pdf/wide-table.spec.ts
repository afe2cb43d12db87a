import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { pdfReading } from '../../../test/pdf';
import { renderPdf } from './render-pdf';

const PORTRAIT_PT = 595;
const MARGIN_PT = 56;

/** Renders a table between two paragraphs, and returns the words of each page without the footer. */
async function pagesOf(rows: readonly (readonly string[])[]) {
  const [head, ...body] = rows.map((cells, place) => {
    const name = place === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  });
  const table = `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
  const about = { title: 'Plan', about: '', tags: [], author: '', createdAt: new Date(0) };
  const pdf = await renderPdf(
    { ...about, html: `<p>Before</p><h2>Heading</h2>${table}<p>After</p>` },
    {
      openPicture: () => Promise.resolve(undefined),
      origin: 'https://touchline.example',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
  );
  return pdfReading.words(await buffer(pdf));
}

const rowsOf = (columns: number, word: string) =>
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: columns }, (__, column) => `${word}${row}x${column}`),
  );

/** Expects that no word leaves the margins or touches the next one of its line. */
function expectApart(pages: Awaited<ReturnType<typeof pagesOf>>): void {
  for (const { width, words } of pages) {
    const sorted = words.toSorted((one, other) => one.top - other.top || one.left - other.left);
    for (const [place, word] of sorted.entries()) {
      const next = sorted[place + 1];
      expect(word.right, word.text).toBeLessThanOrEqual(width - MARGIN_PT + 1);
      if (next?.top === word.top) expect(next.left, `${word.text} ${next.text}`).toBeGreaterThan(word.right);
    }
  }
}

it.each([
  [3, 'Call', 1],
  [7, 'Half', 1],
  [8, 'Wing', 1],
  [12, 'Wing', 3],
  [14, 'Prop', 3],
])('a table of %i columns keeps each word whole and within the paper', async (columns, word, count) => {
  const rows = rowsOf(columns, word);
  const pages = await pagesOf(rows);
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  for (const cell of rows.flat()) expect(words.filter((each) => each === cell)).toHaveLength(1);
  expectApart(pages);
  expect(pages).toHaveLength(count);
});

it('a table that is too wide for portrait is on a page in landscape with its heading; what follows is in portrait', async () => {
  const pages = await pagesOf(rowsOf(12, 'Wing'));
  expect(pages.map(({ width }) => width > PORTRAIT_PT + 1)).toEqual([false, true, false]);
  const on = pages.map((page) => page.words.map(({ text }) => text));
  expect(on[0]).toContain('Before');
  expect(on[1]).toContain('Heading');
  expect(on[2]).toContain('After');
});

it.each([30, 60])('a table of %i columns loses none of them, though words are broken', async (columns) => {
  const rows = rowsOf(columns, 'Flanker');
  const pages = await pagesOf(rows);
  const letters = pages.flatMap((page) => page.words.map(({ text }) => text)).join('');
  expect(letters.match(/F/g)).toHaveLength(4 * columns);
  for (const { width, words } of pages)
    for (const { text, right } of words) expect(right, text).toBeLessThanOrEqual(width - MARGIN_PT + 1);
});
