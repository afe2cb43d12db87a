import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, fieldsOf, placeAt, type Place, inlineRuns, textOf } from '@touchline/content';
import { randomDocument, seeded } from '@touchline/content/samples';
import { pasteText, typeOverLink } from './lines';

const paragraph = (text: string): Block => ({ id: 'block-1', kind: 'paragraph', data: { text } });
const textsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => fieldsOf(block).map((html) => textOf(inlineRuns(html))));
const pasted = (block: Block, place: Partial<Place>, text: string) => {
  const edit = pasteText([block], { ...placeAt(block), ...place }, text);
  return edit && textsOf(edit.blocks);
};

/** Without tabs, which separate cells (cells.spec.ts). */
const line = fc.string({ unit: fc.constantFrom('a', 'ß', '🏉', ' ', '\u2003'), maxLength: 6 });
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const clipboard = fc
  .array(fc.tuple(line, lineEnd), { maxLength: 5 })
  .map((lines) => lines.map((each) => each.join('')).join(''));

interface Spot {
  blocks: readonly Block[];
  place: Place;
  /** Text before and after the selection. */
  around: readonly [string, string];
}

/** A document with a selection or a caret in one of its fields. */
const spot: fc.Arbitrary<Spot> = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.nat(), fc.nat(), fc.nat())
  .map(([seed, index, from, length]) => {
    const blocks = randomDocument(seeded(seed));
    const places = blocks.flatMap((block) => fieldsOf(block).map((_, field) => placeAt(block, field)));
    const place = places[index % Math.max(places.length, 1)] ?? placeAt(paragraph(''));
    const at = places.findIndex(({ block, field }) => block === place.block && field === place.field);
    const texts = textsOf(blocks);
    const text = texts[at] ?? '';
    const start = from % (text.length + 1);
    const end = start + (length % (text.length - start + 1));
    const before = [...texts.slice(0, Math.max(at, 0)), text.slice(0, start)].join('');
    const after = [text.slice(end), ...texts.slice(at + 1)].join('');
    return { blocks, place: { ...place, start, end }, around: [before, after] };
  });

const visible = (text: string) => text.replace(/\s/g, '');

describe('pasting plain text', () => {
  it.each([
    ['a line end', '\r\n'],
    ['nothing', ''],
    ['several line ends', '\n\n\r\n'],
    ['lines of spaces', ' \n \n'],
  ])('changes nothing when it is %s', (_, text) => {
    for (const selected of [
      { start: 6, end: 6 },
      { start: 0, end: 6 },
    ])
      expect(pasted(paragraph('Falcon'), selected, text)).toBeUndefined();
    const list: Block = {
      id: 'block-1',
      kind: 'list',
      data: { ordered: false, start: 1, items: [{ text: 'Falcon', depth: 0 }] },
    };
    expect(pasted(list, { start: 0, end: 0 }, text)).toBeUndefined();
    const heading: Block = { id: 'block-1', kind: 'heading', data: { level: 2, text: 'Falcon' } };
    expect(pasted(heading, { start: 2, end: 2 }, text)).toBeUndefined();
  });

  it('inserts a cell of another program, which ends with a line break, at the caret', () => {
    expect(pasted(paragraph('Falcon call'), { start: 7, end: 7 }, 'front \r\n')).toEqual([
      'Falcon front call',
    ]);
    const quote: Block = { id: 'block-1', kind: 'quote', data: { text: 'Win', source: '' } };
    expect(pasted(quote, { start: 3, end: 3 }, ' it\r\n')).toEqual(['Win it', '']);
  });

  it('keeps everything around the selection, whatever the text and position', () => {
    fc.assert(
      fc.property(spot, clipboard, ({ blocks, place, around: [before, after] }, text) => {
        const edit = pasteText(blocks, place, text);
        if (!edit) return;
        const all = visible(textsOf(edit.blocks).join(''));
        expect(all).toBe(visible(before) + visible(text) + visible(after));
      }),
    );
  }, 20_000);
});

describe('typing at a link', () => {
  const link = (text: string) => `<a href="/pages/1" target="_blank" rel="noopener noreferrer">${text}</a>`;
  const typed = (html: string, start: number, end = start) => {
    const edit = typeOverLink([paragraph(html)], { ...placeAt(paragraph(html)), start, end }, { text: 'x' });
    return edit && fieldsOf(edit.blocks[0]!)[0];
  };

  it.each([
    ['all of it', `a ${link('film')} b`, 2, 6, 'a x b'],
    ['its end', `a ${link('film')} b`, 4, 6, `a ${link('fi')}x b`],
    ['its start', `a ${link('film')} b`, 2, 4, `a x${link('lm')} b`],
    ['it and words around it', `a ${link('film')} b`, 0, 8, 'x'],
    ['bold words of it, which stay bold', `<b>${link('film')}</b>`, 0, 4, '<b>x</b>'],
  ])('links nothing when it replaces %s', (_, html, start, end, left) => {
    expect(typed(html, start, end)).toBe(left);
  });

  it('links nothing after it', () => {
    expect(typed(`a ${link('film')} b`, 6)).toBe(`a ${link('film')}x b`);
    expect(typed(`a ${link('film')}`, 6)).toBe(`a ${link('film')}x`);
  });

  it.each([
    ['within it', `a ${link('film')} b`, 4, 4],
    ['over words within it', `a ${link('film')} b`, 3, 5],
    ['before it', `a ${link('film')} b`, 2, 2],
    ['elsewhere', `a ${link('film')} b`, 7, 7],
    ['without a link', 'film', 0, 4],
  ])('is left to the browser %s', (_, html, start, end) => {
    expect(typed(html, start, end)).toBeUndefined();
  });
});
