import { expect, it } from 'vitest';
import { narrow } from './palette-groups';

const groups = [
  { id: 'pages', items: [{ id: 'calls', label: 'Lineout calls', detail: 'Falcons U18' }] },
  { id: 'actions', items: [{ id: 'new', label: 'New page', keywords: 'create add' }] },
];
const found = (query: string) =>
  narrow(groups, query).map(({ id, items }) => [id, ...items.map((item) => item.id)]);

it('an item is found by its label, its detail and its keywords', () => {
  expect(found('falcons line')).toEqual([['pages', 'calls']]);
  expect(found('CREATE')).toEqual([['actions', 'new']]);
});

it('a group without matches is not shown', () => {
  expect(found('scrum')).toEqual([]);
  expect(found('')).toHaveLength(2);
});
