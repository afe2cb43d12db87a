import { expect, it } from 'vitest';
import { tintOf } from './tint';

const sports =
  'American Football,Rugby Union,Rugby League,Soccer,Basketball,Hockey,Baseball,Volleyball,Other';

it('gives the sports in common use nine different tints', () => {
  expect(new Set(sports.split(',').map(tintOf)).size).toBe(9);
});

it('gives a word the same tint however it is written', () => {
  expect(tintOf(' rugby union')).toBe(tintOf('Rugby Union'));
  expect(tintOf('Rugby Union')).toBe('moss');
});
