import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryClient } from './query-client';

const queryKey = ['star'];

/** A server that answers reads when `answer` is called, each with the state at the time of the request. */
function slowServer() {
  let isStarred = false;
  let finish = () => {};
  const reads: (() => void)[] = [];
  return {
    read: () => {
      const state = isStarred;
      return new Promise<boolean>((done) => reads.push(() => done(state)));
    },
    write: (value: boolean) =>
      new Promise<void>((done) => {
        finish = () => {
          isStarred = value;
          done();
        };
      }),
    finish: () => finish(),
    answer: () => reads.splice(0).forEach((answer) => answer()),
  };
}

it('a read that began before a write does not show the state before it', async () => {
  const server = slowServer();
  queryClient.setQueryData(queryKey, false);
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: server.read });
  const leave = shown.subscribe(() => {});
  void queryClient.invalidateQueries({ queryKey });
  expect(queryClient.isFetching({ queryKey })).toBe(1);

  const star = queryClient.getMutationCache().build(queryClient, {
    mutationFn: server.write,
    meta: { shows: [{ queryKey }] },
    onMutate: (isStarred: boolean) => queryClient.setQueryData(queryKey, isStarred),
  });
  const written = star.execute(true);
  await expect.poll(() => shown.getCurrentResult().data).toBe(true);
  server.answer();
  // The cache hears of a response in a later task.
  await new Promise((done) => setTimeout(done, 20));
  expect(shown.getCurrentResult().data, 'while the write is on its way').toBe(true);

  server.finish();
  await written;
  expect(queryClient.isFetching({ queryKey }), 'the cancelled read is repeated').toBe(1);
  server.answer();
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0);
  expect(shown.getCurrentResult().data).toBe(true);
  leave();
});

it('a read that began during a write and was answered before it is repeated', async () => {
  const server = slowServer();
  queryClient.setQueryData(queryKey, false);
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: server.read });
  const leave = shown.subscribe(() => {});
  const star = queryClient.getMutationCache().build(queryClient, {
    mutationFn: server.write,
    meta: { shows: [{ queryKey }] },
    onMutate: (isStarred: boolean) => queryClient.setQueryData(queryKey, isStarred),
  });
  const written = star.execute(true);
  await expect.poll(() => shown.getCurrentResult().data).toBe(true);
  void queryClient.invalidateQueries({ queryKey });
  server.answer();
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0);

  server.finish();
  await written;
  expect(queryClient.isFetching({ queryKey })).toBe(1);
  server.answer();
  await expect.poll(() => shown.getCurrentResult().data).toBe(true);
  leave();
});

it('a write reads nothing again if nothing was being read', async () => {
  queryClient.setQueryData(queryKey, false);
  const star = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.resolve(),
    meta: { shows: [{ queryKey }] },
  });
  await star.execute(undefined);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
});
