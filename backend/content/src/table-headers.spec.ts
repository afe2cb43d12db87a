import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html';
import { readContent } from './read';
import type { Table } from './table';
import { fillTable, mergeCells, splitCells, tableWithin } from './table-cells';
import { toggleHeader } from './table-headers';
import { insertLine, moveLine } from './table-lines';
import { blocksToHtml } from './write';

const shown = (data: Table) =>
  blocksToHtml([{ id: '', kind: 'table', data }]).replace(/<\/?(table|tbody|thead)>/g, '');
const table = (rows: string[][]): Table => ({ hasHeader: false, rows });
const abcd = [
  ['a', 'b'],
  ['c', 'd'],
];

describe('header cells', () => {
  const read = (html: string): Table => {
    const [block] = readContent(parseHtml(`<table>${html}</table>`)).blocks;
    if (block?.kind !== 'table') throw new Error('It is no table');
    return block.data;
  };
  const names = '<tr><th scope="row">a</th><td>1</td></tr><tr><th scope="row">b</th><td>2</td></tr>';
  const top = '<tr><th scope="col">Call</th><th scope="col">Who</th></tr>';
  const empty = '<tr><th scope="row"></th><td></td></tr>';

  it('of rows continue in a row that is inserted beside them', () => {
    const [first, second] = names.split(/(?<=<\/tr>)/);
    expect(shown(insertLine(read(names), 'row', 0))).toBe(empty + names);
    expect(shown(insertLine(read(names), 'row', 1))).toBe(`${first}${empty}${second}`);
    expect(shown(insertLine(read(names), 'row', 2))).toBe(names + empty);
    expect(shown(insertLine(read(top + names), 'row', 1))).toBe(top + empty + names);
  });

  it('of rows do not continue in a column that is inserted beside them', () => {
    const plain = '<td></td>';
    expect(shown(insertLine(read(names), 'column', 0))).toBe(names.replaceAll('<tr>', `<tr>${plain}`));
    expect(shown(insertLine(read(names), 'column', 1))).toBe(names.replaceAll('</th>', `</th>${plain}`));
  });

  it('of columns between rows continue in a column that is inserted at the edge', () => {
    const between = '<tr><td>a</td></tr><tr><th scope="col">b</th></tr>';
    expect(shown(insertLine(read(between), 'column', 1))).toBe(
      '<tr><td>a</td><td></td></tr><tr><th scope="col">b</th><th scope="col"></th></tr>',
    );
  });

  it('move with their rows past the header row, whose first cell then heads its row', () => {
    expect(shown(moveLine(read(top + names), 'row', { at: 0, by: 1 })!.table)).toBe(
      '<tr><th scope="col">a</th><th scope="col">1</th></tr><tr><th scope="row">Call</th><td>Who</td></tr><tr><th scope="row">b</th><td>2</td></tr>',
    );
  });

  it('are removed when the header of a table is turned off, except those of rows', () => {
    const off = toggleHeader(read(top + names));
    expect(shown(off)).toBe('<tr><th scope="row">Call</th><td>Who</td></tr>' + names);
    expect(shown(toggleHeader(off))).toBe(top + names);
  });

  it('can be turned off in a table of one column', () => {
    const column = read('<tr><th>a</th></tr><tr><th scope="row">b</th></tr>');
    expect(shown(toggleHeader(column))).toBe('<tr><td>a</td></tr><tr><th scope="row">b</th></tr>');
  });

  it('remain headers when they are merged and split', () => {
    const area = { row: 0, column: 0, rows: 2, columns: 1 };
    const merged = mergeCells(read(names), area);
    expect(shown(merged)).toBe(
      '<tr><th scope="row" rowspan="2">a<br>b</th><td>1</td></tr><tr><td>2</td></tr>',
    );
    expect(shown(splitCells(merged, area))).toBe(
      '<tr><th scope="row">a<br>b</th><td>1</td></tr><tr><th scope="row"></th><td>2</td></tr>',
    );
  });

  it('are copied with their cells, and pasted cells take the kind of the cells they replace', () => {
    const copied = tableWithin(read(top + names), { row: 1, column: 0, rows: 2, columns: 2 });
    expect(shown(copied)).toBe(names);
    expect(shown(fillTable(table(abcd), { row: 0, column: 0 }, copied))).toBe(
      '<tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr>',
    );
    expect(shown(fillTable(read(names), { row: 1, column: 0 }, table(abcd)))).toBe(
      '<tr><th scope="row">a</th><td>1</td></tr><tr><th scope="row">a</th><td>b</td></tr><tr><th scope="row">c</th><td>d</td></tr>',
    );
  });
});
