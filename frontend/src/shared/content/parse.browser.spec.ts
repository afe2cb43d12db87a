import { blocksToHtml } from '@touchline/content';
import { canonical, foreign, foreignWritten } from '@touchline/content/samples';
import { expect, it } from 'vitest';
import { htmlToBlocks } from './parse';

const withoutIds = (html: string) => html.replace(/ data-id="[^"]*"/g, '');
const rewrite = (html: string) => blocksToHtml(htmlToBlocks(html).blocks);

it.each(Object.entries(canonical))(
  'a stored page is parsed and written byte for byte in a browser: %s',
  (_, html) => {
    expect(rewrite(html)).toBe(html);
    expect(htmlToBlocks(html).losses).toEqual([]);
  },
);

it.each(Object.entries(foreign))('a browser parses foreign HTML as the server does: %s', (name, html) => {
  expect(withoutIds(rewrite(html))).toBe(withoutIds(foreignWritten[name] ?? ''));
});

it('every parsed block has a unique id', () => {
  const [first, second, third] = htmlToBlocks(foreign['the same id twice'] ?? '').blocks.map(({ id }) => id);
  expect(first).toBe('aaaaaa');
  expect(new Set([first, second, third]).size).toBe(3);
});
