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

describe('sorting the rows of a table', () => {
  it('ignores case and accents, and compares numbers in text by value', () => {
    expect(sorted('name', 'ascending')).toEqual([2, 1, 4, 3]);
    expect(sorted('name', 'descending')).toEqual([3, 4, 1, 2]);
  });

  it('puts missing values last in both directions; 0 is a value', () => {
    expect(sorted('caps', 'ascending')).toEqual([4, 3, 1, 2]);
    expect(sorted('caps', 'descending')).toEqual([1, 3, 4, 2]);
  });

  it('keeps the order for an unknown column', () => {
    expect(sorted('shirt', 'ascending')).toEqual([1, 2, 3, 4]);
  });
});

describe('searching the rows of a table', () => {
  it('finds rows that contain every word, ignoring case and accents', () => {
    expect(found('EVA')).toEqual([1, 2]);
    expect(found(' novak  éva ')).toEqual([1]);
    expect(found('squad 1')).toEqual([3]);
  });

  it('finds all rows with an empty query', () => {
    expect(found('  ')).toHaveLength(4);
  });
});
