import { expect, it } from 'vitest';
import { timeSpent } from './time-spent';

it.each([
  [0, '0m'],
  [59, '59m'],
  [59.6, '1h 0m'],
  [60, '1h 0m'],
  [135, '2h 15m'],
  [1501, '25h 1m'],
])('%d minutes are shown as %s', (minutes, said) => {
  expect(timeSpent(minutes)).toBe(said);
});
