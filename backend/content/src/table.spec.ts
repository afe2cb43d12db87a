import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html';
import { randomTable, seeded } from './random';
import { readContent } from './read';
import { areaAround, overlaps } from './areas';
import {
  cellsOf,
  cellText,
  emptyRows,
  fieldAt,
  headerRowsOf,
  tidyTable,
  wholeArea,
  type Line,
  type Table,
} from './table';
import { changeCells, fillTable, mergeCells, splitCells, tableWithin } from './table-cells';
import { toggleHeader } from './table-headers';
import { insertLine, moveLine, removeLine } from './table-lines';
import { blocksToHtml } from './write';

const table = (rows: string[][], ...merged: [number, number, number, number][]): Table =>
  tidyTable({
    hasHeader: false,
    rows,
    merged: merged.map(([row, column, rowCount, columns]) => ({ row, column, rows: rowCount, columns })),
  });
const shown = (data: Table) =>
  blocksToHtml([{ id: '', kind: 'table', data }]).replace(/<\/?(table|tbody|thead)>/g, '');
const abcd = [
  ['a', 'b'],
  ['c', 'd'],
];

describe('a table with merged cells', () => {
  it('counts a merged cell once, in reading order', () => {
    const merged = table(
      [
        ['a', '', 'b'],
        ['c', 'd', ''],
      ],
      [0, 0, 1, 2],
      [0, 2, 2, 1],
    );
    expect(cellsOf(merged).map((cell) => cellText(merged, cell))).toEqual(['a', 'b', 'c', 'd']);
    expect(fieldAt(merged, { row: 1, column: 2 })).toBe(1);
  });

  it('keeps the first of two merged cells that overlap, and truncates a cell that reaches outside', () => {
    const repaired = table(
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
        ['g', 'h', 'i'],
      ],
      [0, 0, 2, 2],
      [1, 1, 2, 2],
      [2, 2, 9, 9],
    );
    expect(repaired.merged).toEqual([{ row: 0, column: 0, rows: 2, columns: 2 }]);
    expect(cellText(repaired, { row: 0, column: 0 })).toBe('a<br>b<br>d<br>e');
  });

  it('has no row or column in which no cell begins', () => {
    expect(table(abcd, [0, 0, 2, 2])).toEqual({ hasHeader: false, rows: [['a<br>b<br>c<br>d']] });
  });

  it('has a header as high as the merged cells that begin in it', () => {
    const header = {
      ...table(
        [
          ['a', 'b'],
          ['', 'c'],
          ['d', 'e'],
        ],
        [0, 0, 2, 1],
      ),
      hasHeader: true,
    };
    expect(headerRowsOf(header)).toBe(2);
    expect(headerRowsOf({ ...header, hasHeader: false })).toBe(0);
  });

  it('expands an area until it cuts no merged cell', () => {
    const merged = table(emptyRows(4, 4), [0, 1, 1, 2], [1, 2, 2, 2]);
    expect(wholeArea(merged, { row: 0, column: 0, rows: 2, columns: 2 })).toEqual({
      row: 0,
      column: 0,
      rows: 3,
      columns: 4,
    });
  });
});

describe('rows and columns', () => {
  it('are inserted into a merged cell, which grows', () => {
    const merged = table(
      [
        ['a', 'b'],
        ['', 'c'],
      ],
      [0, 0, 2, 1],
    );
    expect(shown(insertLine(merged, 'row', 1))).toBe(
      '<tr><td rowspan="3">a</td><td>b</td></tr><tr><td></td></tr><tr><td>c</td></tr>',
    );
  });

  it('keep the text of a merged cell that continues after them when they are removed', () => {
    const merged = table(
      [
        ['a', 'b'],
        ['', 'c'],
        ['d', 'e'],
      ],
      [0, 0, 2, 1],
    );
    expect(shown(removeLine(merged, 'row', 0))).toBe(
      '<tr><td>a</td><td>c</td></tr><tr><td>d</td><td>e</td></tr>',
    );
  });

  it('move together with those that merged cells join to them', () => {
    const merged = table(
      [
        ['a', 'b'],
        ['', 'c'],
        ['d', 'e'],
      ],
      [0, 0, 2, 1],
    );
    const moved = '<tr><td>d</td><td>e</td></tr><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr>';
    expect(shown(moveLine(merged, 'row', { at: 1, by: 1 })!.table)).toBe(moved);
    expect(shown(moveLine(merged, 'row', { at: 2, by: -1 })!.table)).toBe(moved);
    expect(moveLine(merged, 'row', { at: 1, by: -1 })).toBeUndefined();
    expect(moveLine(merged, 'row', { at: 2, by: 1 })).toBeUndefined();
  });
});

describe('cells that are put into a table', () => {
  const wide = table(
    [
      ['a', ''],
      ['c', 'd'],
    ],
    [0, 0, 1, 2],
  );

  it('keep a merged cell that receives one text', () => {
    expect(shown(fillTable(wide, { row: 0, column: 0 }, table([['x']])))).toBe(
      '<tr><td colspan="2">x</td></tr><tr><td>c</td><td>d</td></tr>',
    );
    expect(
      shown(
        fillTable(
          wide,
          { row: 0, column: 0 },
          table([
            ['x', ''],
            ['y', 'z'],
          ]),
        ),
      ),
    ).toBe('<tr><td colspan="2">x</td></tr><tr><td>y</td><td>z</td></tr>');
  });

  it('split a merged cell that receives several texts', () => {
    expect(shown(fillTable(wide, { row: 0, column: 0 }, table([['x', 'y']])))).toBe(
      '<tr><td>x</td><td>y</td></tr><tr><td>c</td><td>d</td></tr>',
    );
  });

  it('keep their own merged cells', () => {
    expect(shown(fillTable(table(abcd), { row: 1, column: 1 }, wide))).toBe(
      '<tr><td>a</td><td>b</td><td></td></tr><tr><td>c</td><td colspan="2">a</td></tr><tr><td></td><td>c</td><td>d</td></tr>',
    );
  });
});

describe('cells that are merged or split', () => {
  it('keep all words in the merged cell', () => {
    const merged = mergeCells(
      table([
        ['a', 'b', 'c'],
        ['', 'd', 'e'],
      ]),
      { row: 0, column: 0, rows: 2, columns: 2 },
    );
    expect(shown(merged)).toBe('<tr><td rowspan="2">a<br>b<br>d</td><td>c</td></tr><tr><td>e</td></tr>');
    const split = splitCells(merged, { row: 1, column: 0, rows: 1, columns: 1 });
    expect(shown(split)).toBe('<tr><td>a<br>b<br>d</td><td>c</td></tr><tr><td></td><td>e</td></tr>');
  });
});

/** Every letter of the cells, in one order. */
const letters = ({ rows }: Table) =>
  rows
    .flat()
    .join('')
    .replace(/<br>|\s/g, '')
    .split('')
    .sort()
    .join('');
const below = (chance: () => number, limit: number) => Math.floor(chance() * limit);

function randomArea(chance: () => number, data: Table) {
  const cells = cellsOf(data);
  const pick = () => cells[below(chance, cells.length)]!;
  return wholeArea(data, areaAround([pick(), pick()]));
}

const edits: Record<string, { run: (data: Table, chance: () => number) => Table; loses: boolean }> = {
  insert: {
    run: (data, chance) => insertLine(data, lineBy(chance), below(chance, data.rows.length + 1)),
    loses: false,
  },
  move: {
    run: (data, chance) =>
      moveLine(data, lineBy(chance), { at: below(chance, data.rows.length), by: chance() < 0.5 ? 1 : -1 })
        ?.table ?? data,
    loses: false,
  },
  merge: { run: (data, chance) => mergeCells(data, randomArea(chance, data)), loses: false },
  split: { run: (data, chance) => splitCells(data, randomArea(chance, data)), loses: false },
  remove: { run: (data, chance) => removeLine(data, lineBy(chance), 0), loses: true },
  header: { run: toggleHeader, loses: false },
  clear: { run: (data, chance) => changeCells(data, randomArea(chance, data), () => ''), loses: true },
  fill: {
    run: (data, chance) => {
      const area = randomArea(chance, data);
      return fillTable(data, area, tableWithin(data, randomArea(chance, data)));
    },
    loses: true,
  },
};
const lineBy = (chance: () => number): Line => (chance() < 0.5 ? 'row' : 'column');

function expectValid(data: Table, message: string) {
  const width = data.rows[0]?.length ?? 0;
  expect(
    data.rows.every((row) => row.length === width),
    message,
  ).toBe(true);
  const cells = cellsOf(data);
  const places = cells.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
  expect(places, `${message}: cells cover the grid`).toBe(data.rows.length * width);
  expect(
    cells.every((a, at) => cells.slice(at + 1).every((b) => !overlaps(a, b))),
    `${message}: no cells overlap`,
  ).toBe(true);
  expect(letters(data), `${message}: covered cells are empty`).toBe(
    letters({ ...data, rows: [cells.map((cell) => cellText(data, cell))] }),
  );
  if (data.rows.length === 0) return;
  const html = blocksToHtml([{ id: 'aaaaaa', kind: 'table', data }]);
  expect(blocksToHtml(readContent(parseHtml(html)).blocks), message).toBe(html);
  expect(readContent(parseHtml(html)).losses, message).toEqual([]);
}

it('a table is a valid grid in canonical form after random edits, and loses only the words that were deleted', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const chance = seeded(seed);
    let data = changeCells(randomTable(chance), { row: 0, column: 0, rows: 9, columns: 9 }, () =>
      'abcdefgh'.charAt(below(chance, 8)),
    );
    expectValid(data, `seed ${seed}`);
    for (let step = 0; step < 12 && data.rows.length > 0; step += 1) {
      const names = Object.keys(edits);
      const name = names[below(chance, names.length)]!;
      const { run, loses } = edits[name]!;
      const next = run(data, chance);
      const message = `seed ${seed}, step ${step}: ${name}`;
      expectValid(next, message);
      if (!loses) expect(letters(next), message).toBe(letters(data));
      data = next;
    }
  }
}, 60_000);
