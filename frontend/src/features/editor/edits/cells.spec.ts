import { blocksToHtml, placeAt, type Block } from '@touchline/content';
import { describe, expect, it } from 'vitest';
import { readCells } from './cells';
import { pasteText } from './lines';

const paste = (block: Block, field: number, text: string) => {
  const pasted = pasteText([block], placeAt(block, field), text);
  return blocksToHtml(pasted?.blocks ?? []).replace(/ data-id="[^"]*"/g, '');
};
const paragraph: Block = { id: 'aaaaaa', kind: 'paragraph', data: { text: '' } };
const table: Block = {
  id: 'aaaaaa',
  kind: 'table',
  data: {
    hasHeader: false,
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
};

describe('cells of a spreadsheet', () => {
  it.each([
    ['a\tb', [['a', 'b']]],
    [
      'a\tb\nc\t',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    ['a\tb\nc', undefined],
    ['no tab', undefined],
    ['1.\tFirst\n2.\tSecond', undefined],
    ['•\tFirst\n•\tSecond', undefined],
  ])('are parsed from %j', (text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  it('become a table outside a table', () => {
    expect(paste(paragraph, 0, 'Call\tMeaning\r\nRed\tRun\r\n')).toBe(
      '<table><tbody><tr><td>Call</td><td>Meaning</td></tr><tr><td>Red</td><td>Run</td></tr></tbody></table>',
    );
  });

  it('fill the cells of a table to the right and down, and extend it', () => {
    expect(paste(table, 1, 'x\ty\nz\thttps://club.example')).toBe(
      '<table><tbody><tr><td>a</td><td>x</td><td>y</td></tr><tr><td>c</td><td>z</td><td>' +
        '<a href="https://club.example" target="_blank" rel="noopener noreferrer">https://club.example</a></td></tr></tbody></table>',
    );
  });

  it('keep a merged cell that gets one value, and split one that gets several', () => {
    const merged = (): Block => ({
      id: 'aaaaaa',
      kind: 'table',
      data: {
        hasHeader: false,
        rows: [
          ['a', ''],
          ['c', 'd'],
        ],
        merged: [{ row: 0, column: 0, rows: 1, columns: 2 }],
      },
    });
    expect(paste(merged(), 0, 'x\t\ny\tz')).toBe(
      '<table><tbody><tr><td colspan="2">x</td></tr><tr><td>y</td><td>z</td></tr></tbody></table>',
    );
    expect(paste(merged(), 0, 'x\ty')).toBe(
      '<table><tbody><tr><td>x</td><td>y</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
  });

  it('become text in a caption', () => {
    const figure: Block = {
      id: 'aaaaaa',
      kind: 'image',
      data: { src: '/api/media/1/a.png', alt: '', align: '', caption: '' },
    };
    expect(paste(figure, 0, 'a\tb')).toContain('<figcaption>a b</figcaption>');
  });
});
