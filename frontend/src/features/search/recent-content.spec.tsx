import type { TeamSummary, User } from '@touchline/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '../../shared/session';
import { recentContent, useRecentContent } from './recent-content';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
afterAll(() => {
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

let root: Root;
beforeEach(() => {
  localStorage.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  localStorage.clear();
});

interface Content {
  kind?: 'page' | 'play';
  id: number;
  title?: string;
}
const team = { name: 'Falcons' } as TeamSummary;

function Opened({ kind = 'page', id, title = `Page ${id}` }: Content) {
  useRecentContent({ kind, id, title }, team);
  return null;
}

/** Shows the screen of a page or play to a user. */
const open = (content: Content, userId = 1) =>
  act(() =>
    root.render(
      <UserContext.Provider value={{ id: userId } as User}>
        <Opened {...content} />
      </UserContext.Provider>,
    ),
  );
const idsOf = (userId = 1) => recentContent(userId).map(({ id }) => id);

describe('recent pages and plays', () => {
  it('are the open one and the ten before it, newest first', () => {
    for (let id = 1; id <= 14; id += 1) open({ id });
    expect(idsOf()).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('have each page and play once, by the title when it was opened last', () => {
    open({ id: 1, title: 'Kit' });
    open({ id: 2 });
    open({ kind: 'play', id: 1, title: 'Lighthouse' });
    open({ id: 1, title: 'Kit list' });
    expect(recentContent(1)).toEqual([
      { kind: 'page', id: 1, title: 'Kit list', team: 'Falcons' },
      { kind: 'play', id: 1, title: 'Lighthouse', team: 'Falcons' },
      { kind: 'page', id: 2, title: 'Page 2', team: 'Falcons' },
    ]);
  });

  it('have the new title of a page that is renamed while it is open', () => {
    open({ id: 1, title: 'Kit' });
    open({ id: 1, title: 'Kit list' });
    expect(recentContent(1)).toMatchObject([{ id: 1, title: 'Kit list' }]);
  });

  it('are those of the user alone', () => {
    open({ id: 1 }, 1);
    open({ id: 2 }, 2);
    expect([idsOf(1), idsOf(2), idsOf(3)]).toEqual([[1], [2], []]);
  });

  it('begin with the pages that an earlier build stored', () => {
    localStorage.setItem(
      'touchline:recent-pages:1',
      JSON.stringify([{ id: 7, title: 'Rules', team: 'Hawks' }]),
    );
    expect(recentContent(1)).toEqual([{ kind: 'page', id: 7, title: 'Rules', team: 'Hawks' }]);
    open({ id: 8 });
    expect(idsOf()).toEqual([8, 7]);
  });

  it('are none where storage is damaged or forbidden', () => {
    localStorage.setItem('touchline:recent:1', '{');
    expect(recentContent(1)).toEqual([]);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(recentContent(1)).toEqual([]);
  });
});
