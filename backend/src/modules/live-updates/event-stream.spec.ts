import { expect, it, vi } from 'vitest';
import { EventStream } from './event-stream';
import { replayPosition } from './replay-position';
import { waitFor } from '../../../test/wait-for';

const change = { what: 'page', teamId: 1, id: 1 } as const;

it('an event stream closes the connection of a client that does not keep up', async () => {
  const stream = new EventStream(1, 1, undefined);
  const closed = vi.fn();
  stream.onClose(closed);
  for (let id = 1; id <= 10_000; id++) stream.send(String(id), change);
  await waitFor(() => expect(closed).toHaveBeenCalled());
});

it('an event stream keeps the connection of a client that keeps up', async () => {
  const stream = new EventStream(1, 1, undefined);
  stream.output.resume();
  for (let id = 1; id <= 10_000; id++) {
    stream.send(String(id), change);
    if (id % 100 === 0) await new Promise(setImmediate);
  }
  expect(stream.output.destroyed).toBe(false);
});

it.each([
  ['is new', undefined, false],
  ['has received the last change', '9', false],
  ['has received all but the changes that are kept', '4', false],
  ['missed changes that are no longer kept', '3', true],
  ['has received more changes than there are', '10', true],
])('a client that %s is sent what it missed, or must refetch everything', (_, after, isLost) => {
  expect(replayPosition({ last: '9', oldest: '5' }, after)).toEqual({ last: '9', isLost });
});

it('a client that missed nothing need not refetch when no changes are kept', () => {
  expect(replayPosition({ last: '9', oldest: null }, '9').isLost).toBe(false);
  expect(replayPosition({ last: '9', oldest: null }, '8').isLost).toBe(true);
});
