import { expect, it } from 'vitest';
import { tintOf } from './tint';

const sports =
  'American Football,Rugby Union,Rugby League,Soccer,Basketball,Hockey,Baseball,Volleyball,Other';

it('the nine most common sports have different tints', () => {
  expect(new Set(sports.split(',').map(tintOf)).size).toBe(9);
});

it('the tint of a sport ignores case and spaces', () => {
  expect(tintOf(' rugby union')).toBe(tintOf('Rugby Union'));
  expect(tintOf('Rugby Union')).toBe('moss');
});
