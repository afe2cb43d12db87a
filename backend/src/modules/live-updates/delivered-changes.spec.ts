import { expect, it } from 'vitest';
import { DeliveredChanges } from './delivered-changes';

it('delivered changes: ids that were not sent are returned once', () => {
  const told = new DeliveredChanges();
  told.add(['1', '3']);
  expect(told.takeUndelivered(['1', '2', '3', '4'])).toEqual(['2', '4']);
  expect(told.takeUndelivered(['1', '2', '3', '4'])).toEqual([]);
});

it('delivered changes: ids are kept until the second eviction', () => {
  const told = new DeliveredChanges();
  told.add(['1']);
  told.evict();
  told.add(['2']);
  expect(told.takeUndelivered(['1', '2'])).toEqual([]);
  told.evict();
  expect(told.takeUndelivered(['1', '2'])).toEqual(['1']);
});
