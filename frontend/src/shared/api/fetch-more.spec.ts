import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { countRows, fetchMore } from './fetch-more';

const queryKey = ['letters'];
const letters = ['a', 'b', 'c'];

let stop = () => {};
afterEach(() => stop());

/** A list of three pages, of which the first is shown; `answer` returns the next ones. */
async function listOf(answer: (place: number) => Promise<string>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  await queries.prefetchInfiniteQuery({ queryKey, queryFn: () => 'a', initialPageParam: 0 });
  const observer = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn: ({ pageParam }) => answer(pageParam),
    initialPageParam: 0,
    getNextPageParam: (_last, parts) => (parts.length < letters.length ? parts.length : null),
    staleTime: Infinity,
  });
  stop = observer.subscribe(() => {});
  return {
    more: () => fetchMore(observer.getCurrentResult()),
    change: () => queries.invalidateQueries({ queryKey }),
    shown: () => observer.getCurrentResult().data?.pages,
  };
}

it('fetching more adds the next page', async () => {
  const list = await listOf((place) => Promise.resolve(letters[place] ?? ''));
  expect(await list.more()).toEqual(['a', 'b']);
  expect(list.shown()).toEqual(['a', 'b']);
});

it('fetching more adds the next page also when the list changes meanwhile', async () => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((done) => (letThrough = done));
  const list = await listOf(async (place) => {
    if (place > 0) await isLetThrough;
    return letters[place] ?? '';
  });
  const more = list.more();
  const changed = list.change();
  letThrough();
  expect(await more).toEqual(['a', 'b']);
  await changed;
  expect(list.shown()).toEqual(['a', 'b']);
});

it('fetching more reports a failure, also when the list was invalidated meanwhile', async () => {
  const list = await listOf(() => Promise.reject(new TypeError('offline')));
  const more = list.more();
  const changed = list.change();
  expect(await more).toBeUndefined();
  await changed;
  expect(list.shown()).toEqual(['a']);
});

it('the rows of all pages are counted', () => {
  expect(
    countRows([
      { total: 3, files: ['a', 'b'], nextCursor: 'b' },
      { total: 3, files: ['c'], nextCursor: null },
    ]),
  ).toBe(3);
});
