import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MembersPage } from '@touchline/contract';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../shared/api/api';
import { DiscussionContext, type DiscussionParts } from './discussion-context';
import { useMentionable } from './use-mentionable';

// Workers keep modules between files: those that hold the real api are loaded again.
vi.hoisted(() => vi.resetModules());
vi.mock('../../shared/api/api', () => ({ api: vi.fn() }));

const discussion = { content: { teamId: 3 }, userId: 1 } as DiscussionParts;
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let queries: QueryClient;
let mentionable: ReturnType<typeof useMentionable>;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.mocked(api).mockReset();
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

interface WriterProps {
  isWriting: boolean;
  onRender: (value: typeof mentionable) => void;
}

function Writer({ isWriting, onRender }: WriterProps) {
  const value = useMentionable(isWriting);
  useLayoutEffect(() => {
    onRender(value);
  });
  return null;
}

/** Effects run when an act ends, so their follow-ups need another act. */
async function pass(ms: number): Promise<void> {
  for (const part of [ms / 2, ms / 2]) await act(() => vi.advanceTimersByTimeAsync(part));
}

async function write(isWriting: boolean): Promise<void> {
  act(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <DiscussionContext value={discussion}>
          <Writer isWriting={isWriting} onRender={(value) => (mentionable = value)} />
        </DiscussionContext>
      </QueryClientProvider>,
    ),
  );
  await pass(1000);
}
async function type(name: string, ms = 1000): Promise<void> {
  act(() => mentionable.onType(name));
  await pass(ms);
}
const suggested = (name: string) => mentionable.suggest(name).map((person) => person.name);

const joined = '2026-01-01T00:00:00.000Z';
function membersPage(names: readonly string[], hasMore: boolean): MembersPage {
  const members = names.map((username, place) => {
    const id = place + 1;
    const user = {
      id,
      username,
      displayName: null,
      firstName: null,
      lastName: null,
      avatar: null,
      email: null,
    };
    return {
      id,
      teamId: 3,
      userId: username.length * 100 + id,
      role: 'player' as const,
      joinedAt: joined,
      number: null,
      positions: [],
      user,
    };
  });
  return { members, nextCursor: hasMore ? 'next' : null };
}
const searched = () =>
  vi.mocked(api).mock.calls.map(([, input]) => (input as { query: { search: string } }).query.search);

it('members are not fetched before the user types', async () => {
  await write(false);
  expect(api).not.toHaveBeenCalled();
});

it('a team whose members fit in the first page is searched without a request', async () => {
  vi.mocked(api).mockResolvedValue(membersPage(['mara.okafor', 'joe'], false));
  await write(true);
  await type('mar');
  await type('jo');
  expect(searched()).toEqual(['']);
  expect([suggested('mar'), suggested('jo')]).toEqual([['mara.okafor'], ['joe']]);
});

it('in a larger team the server searches, and known members are suggested meanwhile', async () => {
  vi.mocked(api).mockImplementation((_call, input) => {
    const { search } = (input as { query: { search: string } }).query;
    return Promise.resolve(membersPage(search === '' ? ['aiko.zeller'] : ['zoe.lund'], search === ''));
  });
  await write(true);
  await type('z', 100);
  expect(suggested('z')).toEqual(['aiko.zeller']);
  await type('zo');
  expect([searched(), suggested('zo')]).toEqual([['', 'zo'], ['zoe.lund']]);
});

it('the author is not suggested', async () => {
  const page = membersPage(['me', 'mate'], false);
  page.members[0]!.userId = 1;
  vi.mocked(api).mockResolvedValue(page);
  await write(true);
  expect(suggested('m')).toEqual(['mate']);
});
