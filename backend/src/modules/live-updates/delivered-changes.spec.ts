import { expect, it } from 'vitest';
import { DeliveredChanges } from './delivered-changes';

it('delivered changes: ids that were not sent are returned once', () => {
  const delivered = new DeliveredChanges();
  delivered.add(['1', '3']);
  expect(delivered.takeUndelivered(['1', '2', '3', '4'])).toEqual(['2', '4']);
  expect(delivered.takeUndelivered(['1', '2', '3', '4'])).toEqual([]);
});

it('delivered changes: ids are kept until the second eviction', () => {
  const delivered = new DeliveredChanges();
  delivered.add(['1']);
  delivered.evict();
  delivered.add(['2']);
  expect(delivered.takeUndelivered(['1', '2'])).toEqual([]);
  delivered.evict();
  expect(delivered.takeUndelivered(['1', '2'])).toEqual(['1']);
});
