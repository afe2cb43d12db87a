import { expect, it } from 'vitest';
import { itemByKey, itemsOf } from './active-item';

const item = (id: string) => ({ id, label: id });
const items = itemsOf([
  { id: 'pages', items: [item('calls'), item('kickoff')] },
  { id: 'teams', items: [item('falcons')] },
]);
const led = (from: string, key: string) => itemByKey(items, item(from), key)?.id;

it('arrow keys move the active item across groups and wrap around', () => {
  expect(led('kickoff', 'ArrowDown')).toBe('falcons');
  expect(led('falcons', 'ArrowDown')).toBe('calls');
  expect(led('calls', 'ArrowUp')).toBe('falcons');
});

it('other keys do not move the active item', () => {
  expect(led('calls', 'ArrowRight')).toBeUndefined();
  expect(led('calls', 'Home')).toBeUndefined();
});

it('an empty palette has no active item', () => {
  expect(itemByKey([], undefined, 'ArrowDown')).toBeUndefined();
});
