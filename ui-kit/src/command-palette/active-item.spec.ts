import { expect, it } from 'vitest';
import { itemByKey, itemsOf } from './active-item';

const item = (id: string) => ({ id, label: id });
const items = itemsOf([
  { id: 'pages', items: [item('calls'), item('kickoff')] },
  { id: 'teams', items: [item('falcons')] },
]);
const led = (from: string, key: string) => itemByKey(items, item(from), key)?.id;

it('arrow keys lead from group to group and round the ends', () => {
  expect(led('kickoff', 'ArrowDown')).toBe('falcons');
  expect(led('falcons', 'ArrowDown')).toBe('calls');
  expect(led('calls', 'ArrowUp')).toBe('falcons');
});

it('other keys are for the field', () => {
  expect(led('calls', 'ArrowRight')).toBeUndefined();
  expect(led('calls', 'Home')).toBeUndefined();
});

it('nothing leads to nothing', () => {
  expect(itemByKey([], undefined, 'ArrowDown')).toBeUndefined();
});
