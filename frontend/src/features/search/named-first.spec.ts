import type { FoundKind } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { namedFirst } from './named-first';

const found = (titles: Partial<Record<FoundKind, string>>) =>
  (Object.entries(titles) as [FoundKind, string][]).map(([kind, title]) => ({ kind, items: [{ title }] }));
const order = (titles: Partial<Record<FoundKind, string>>, words: string) =>
  namedFirst(found(titles), words).map(({ kind }) => kind);

describe('kinds of results', () => {
  it('with a best result of that name are first, but not comments, whose title is their text', () => {
    const titles = { pages: 'Session', comments: 'Falcon', teams: 'Falcóns' };
    expect(order(titles, 'falcon')).toEqual(['teams', 'pages', 'comments']);
  });

  it('keep their order if all or none have such a name', () => {
    const titles = { pages: 'Falcon', plays: 'The falcon', comments: 'Kestrel', teams: 'Falcons' };
    expect(order(titles, 'rugby')).toEqual(['pages', 'plays', 'comments', 'teams']);
    expect(order(titles, 'falcon')).toEqual(['pages', 'plays', 'teams', 'comments']);
  });
});
