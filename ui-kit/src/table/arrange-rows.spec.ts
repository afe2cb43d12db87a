import { describe, expect, it } from 'vitest';
import { searchRows, sortRows } from './arrange-rows';
import type { TableColumn } from './table-props';

interface Person {
  id: number;
  name: string;
  caps: number | null;
}

const people: Person[] = [
  { id: 1, name: 'Éva Novák', caps: 12 },
  { id: 2, name: 'eva Adams', caps: null },
  { id: 3, name: 'Squad 10', caps: 3 },
  { id: 4, name: 'Squad 9', caps: 0 },
];
const columns: TableColumn<Person>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  { id: 'caps', label: 'Caps', cell: ({ caps }) => caps, value: ({ caps }) => caps },
];

const sorted = (columnId: string, direction: 'ascending' | 'descending') =>
  sortRows(people, columns, { columnId, direction }).map(({ id }) => id);
const found = (text: string) => searchRows(people, columns, text).map(({ id }) => id);

describe('sorting rows', () => {
  it('takes no notice of case and accents, and counts numbers in words', () => {
    expect(sorted('name', 'ascending')).toEqual([2, 1, 4, 3]);
    expect(sorted('name', 'descending')).toEqual([3, 4, 1, 2]);
  });

  it('puts what has no value last, either way; nought is a value', () => {
    expect(sorted('caps', 'ascending')).toEqual([4, 3, 1, 2]);
    expect(sorted('caps', 'descending')).toEqual([1, 3, 4, 2]);
  });

  it('leaves the order alone by a column that there is not', () => {
    expect(sorted('shirt', 'ascending')).toEqual([1, 2, 3, 4]);
  });
});

describe('searching rows', () => {
  it('finds every word somewhere in a row, without case and accents', () => {
    expect(found('EVA')).toEqual([1, 2]);
    expect(found(' novak  éva ')).toEqual([1]);
    expect(found('squad 1')).toEqual([3]);
  });

  it('finds all when nothing is searched', () => {
    expect(found('  ')).toHaveLength(4);
  });
});
