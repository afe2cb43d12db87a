import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryClient } from './query-client';

it('a query that is invalidated while it loads for the first time is read again', async () => {
  const queryKey = ['library'];
  let files = 0;
  const reads: (() => void)[] = [];
  const read = () => {
    const seen = files;
    return new Promise<number>((done) => reads.push(() => done(seen)));
  };
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: read });
  const leave = shown.subscribe(() => {});

  files = 1;
  void queryClient.invalidateQueries({ queryKey });
  expect(reads).toHaveLength(1);
  reads[0]?.();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.();
  await expect.poll(() => shown.getCurrentResult().data).toBe(1);
  expect(queryClient.isFetching({ queryKey })).toBe(0);
  expect(reads).toHaveLength(2);
  leave();
});
