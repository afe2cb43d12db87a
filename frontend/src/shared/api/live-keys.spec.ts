import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeKinds, type Change, type ChangeKind } from '@touchline/contract';
import { expect, it, vi } from 'vitest';
import { invalidateAfter, staleAfter } from './live-keys';

const change = (what: ChangeKind, id = 7): Change => ({ what, teamId: 3, id });
const known = [
  ['user'],
  ['teams'],
  ['teams', 7, 'members', { search: 'zoe' }],
  ['teams', 7, 'users', {}],
  ['teams', 8, 'members', { search: '' }],
  ['teams', 3, 'pages', {}, 5],
  ['teams', 3, 'tags'],
  ['teams', 3, 'pins'],
  ['teams', 4, 'pins'],
  ['teams', 3, 'neighbours', 'page', 7, 2],
  ['teams', 3, 'media'],
  ['teams', 3, 'bin'],
  ['teams', 3, 'invitations'],
  ['teams', 3, 'invite-links'],
  ['teams', 3, 'categories'],
  ['teams', 3, 'formations'],
  ['teams', 3, 'templates'],
  ['teams', 4, 'categories'],
  ['teams', 4, 'pages', {}, 5],
  ['pages', 7],
  ['pages', 7, 'comments'],
  ['pages', 7, 'sittings'],
  ['pages', 7, 'versions', 2],
  ['pages', 8],
  ['plays', 7, 'comments'],
  ['mentioned-in', 'play', 9],
  ['notifications'],
  ['activities', 'recent'],
  ['today'],
];

/** Returns the query keys that are refetched after changes. */
async function readAgain(...changes: Change[]): Promise<unknown[]> {
  const queries = new QueryClient();
  for (const key of known) queries.setQueryData(key, 1);
  await invalidateAfter(queries, changes);
  return known.filter((key) => queries.getQueryState(key)?.isInvalidated);
}

it.each<[ChangeKind, unknown[][]]>([
  ['account', [['user'], ['activities', 'recent'], ['today']]],
  [
    'team',
    [
      ['teams'],
      ['teams', 7, 'members', { search: 'zoe' }],
      ['teams', 7, 'users', {}],
      ['mentioned-in', 'play', 9],
      ['activities', 'recent'],
      ['today'],
    ],
  ],
  [
    'page',
    [
      ['teams', 3, 'pages', {}, 5],
      ['teams', 3, 'tags'],
      ['teams', 3, 'pins'],
      ['teams', 3, 'neighbours', 'page', 7, 2],
      ['teams', 3, 'bin'],
      ['pages', 7],
      ['pages', 7, 'sittings'],
      ['mentioned-in', 'play', 9],
      ['activities', 'recent'],
      ['today'],
    ],
  ],
  ['comments', [['pages', 7, 'comments'], ['activities', 'recent'], ['today']]],
  ['media', [['teams', 3, 'media'], ['teams', 3, 'bin'], ['activities', 'recent'], ['today']]],
  [
    'categories',
    [
      ['teams', 3, 'pages', {}, 5],
      ['teams', 3, 'tags'],
      ['teams', 3, 'pins'],
      ['teams', 3, 'neighbours', 'page', 7, 2],
      ['teams', 3, 'categories'],
      ['pages', 7],
      ['pages', 8],
      ['mentioned-in', 'play', 9],
      ['activities', 'recent'],
      ['today'],
    ],
  ],
  [
    'invites',
    [['teams', 3, 'invitations'], ['teams', 3, 'invite-links'], ['activities', 'recent'], ['today']],
  ],
  ['notifications', [['notifications'], ['activities', 'recent'], ['today']]],
])('a change of %s invalidates only what shows it', async (what, expected) => {
  expect(await readAgain(change(what))).toEqual(expected);
});

it('a change of the comments of a play invalidates its discussion, not that of the page with the same number', async () => {
  expect(await readAgain({ ...change('comments'), kind: 'play' })).toEqual([
    ['plays', 7, 'comments'],
    ['activities', 'recent'],
    ['today'],
  ]);
});

it('a change of plays without an id invalidates the formations only', async () => {
  expect(await readAgain(change('plays', 0))).toEqual([
    ['teams', 3, 'formations'],
    ['activities', 'recent'],
    ['today'],
  ]);
});

it('a change of a page without an id invalidates the templates only', async () => {
  expect(await readAgain(change('page', 0))).toEqual([
    ['teams', 3, 'templates'],
    ['activities', 'recent'],
    ['today'],
  ]);
});

it('every kind of change is handled', () => {
  for (const what of Object.keys(changeKinds) as ChangeKind[])
    expect(staleAfter([change(what)]).length).toBeGreaterThan(0);
});

it('many changes of one thing refetch it once', () => {
  expect(staleAfter([change('comments'), change('comments')])).toEqual(staleAfter([change('comments')]));
});

it('a query affected by two changes is refetched once', async () => {
  const queries = new QueryClient();
  const queryFn = vi.fn(() => Promise.resolve(2));
  const queryKey = ['pages', 7];
  const watching = new QueryObserver(queries, { queryKey, queryFn, initialData: 1, staleTime: Infinity });
  const stop = watching.subscribe(() => undefined);
  await invalidateAfter(queries, [change('page'), change('categories')]);
  stop();
  expect(queryFn).toHaveBeenCalledTimes(1);
});
