import { expect, it } from 'vitest';
import { Slots } from './slots';

it('two uploads run at once, and the next one starts when one of them ends, with or without success', async () => {
  const slots = new Slots(2);
  const begun: string[] = [];
  const ends: Record<string, (isGood: boolean) => void> = {};
  const begin = (name: string) =>
    slots.run(() => {
      begun.push(name);
      return new Promise<void>((done, failed) => {
        ends[name] = (isGood) => (isGood ? done() : failed(new Error(name)));
      });
    });
  const [first, second] = [begin('first'), begin('second'), begin('third'), begin('fourth')];
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second']);
  ends.first?.(false);
  await expect(first).rejects.toThrow('first');
  expect(begun).toEqual(['first', 'second', 'third']);
  ends.second?.(true);
  await second;
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
});
