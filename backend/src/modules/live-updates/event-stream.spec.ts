import { expect, it, vi } from 'vitest';
import { EventStream } from './event-stream';
import { replayPosition } from './replay-position';

const change = { what: 'page', teamId: 1, id: 1 } as const;

it('lets go of a reader that does not keep up', async () => {
  const stream = new EventStream(1, 1, undefined);
  const closed = vi.fn();
  stream.onClose(closed);
  for (let id = 1; id <= 10_000; id++) stream.send(String(id), change);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it('keeps a reader that does', async () => {
  const stream = new EventStream(1, 1, undefined);
  stream.output.resume();
  for (let id = 1; id <= 10_000; id++) {
    stream.send(String(id), change);
    if (id % 100 === 0) await new Promise(setImmediate);
  }
  expect(stream.output.destroyed).toBe(false);
});

it.each([
  ['is new here', undefined, false],
  ['has heard the last', '9', false],
  ['has heard all but what is kept', '4', false],
  ['misses what is no longer kept', '3', true],
  ['has heard more than there is', '10', true],
])('whoever %s is told what was missed, or to read all anew', (_, after, isLost) => {
  expect(replayPosition({ last: '9', oldest: '5' }, after)).toEqual({ last: '9', isLost });
});

it('nobody is lost where nothing is kept and nothing was missed', () => {
  expect(replayPosition({ last: '9', oldest: null }, '9').isLost).toBe(false);
  expect(replayPosition({ last: '9', oldest: null }, '8').isLost).toBe(true);
});
