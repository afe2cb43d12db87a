import { expect, it } from 'vitest';
import { ToldChanges } from './told-changes';

it('names what was not told, once', () => {
  const told = new ToldChanges();
  told.add(['1', '3']);
  expect(told.without(['1', '2', '3', '4'])).toEqual(['2', '4']);
  expect(told.without(['1', '2', '3', '4'])).toEqual([]);
});

it('knows what was told until it forgets a second time', () => {
  const told = new ToldChanges();
  told.add(['1']);
  told.forget();
  told.add(['2']);
  expect(told.without(['1', '2'])).toEqual([]);
  told.forget();
  expect(told.without(['1', '2'])).toEqual(['1']);
});
