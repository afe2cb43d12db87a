import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { tagTexts, type TagsPage } from '@touchline/contract';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/api';
import { useTagSuggestions } from './use-tag-suggestions';

// Workers keep modules between files: those that hold the real api are loaded again.
vi.hoisted(() => vi.resetModules());
vi.mock('../api/api', () => ({ api: vi.fn() }));

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
type Suggestions = ReturnType<typeof useTagSuggestions>;
let field: Suggestions;
let root: ReturnType<typeof createRoot>;

function Field({ onRender }: { onRender: (value: Suggestions) => void }) {
  const value = useTagSuggestions(3);
  useLayoutEffect(() => {
    onRender(value);
  });
  return null;
}

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
  });
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <Field onRender={(value) => (field = value)} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(api).mockReset();
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

/** Effects run when an act ends, so what they start needs another one. */
async function pass(ms: number): Promise<void> {
  for (const part of [ms / 2, ms / 2]) await act(() => vi.advanceTimersByTimeAsync(part));
}
async function type(text: string, ms = 1000): Promise<void> {
  act(() => field.onType(text));
  await pass(ms);
}

type Sent = [unknown, { query: { search: string } }, { signal: AbortSignal }];
const sent = () => vi.mocked(api).mock.calls as unknown as Sent[];
const searched = () => sent().map(([, { query }]) => query.search);

/** Answers `first` to the first request, and to a search the tag that is searched for. */
const answer = (first: TagsPage) =>
  vi.mocked(api).mockImplementation((...call) => {
    const { search } = (call as unknown as Sent)[1].query;
    return Promise.resolve(search === '' ? first : { tags: [search], nextCursor: null });
  });
const few: TagsPage = { tags: ['attack', 'lineout'], nextCursor: null };
const many: TagsPage = { tags: ['attack', 'maul'], nextCursor: 'next' };

it('tags of a team are loaded when the field is focused', async () => {
  answer(few);
  await pass(1000);
  expect(api).not.toHaveBeenCalled();
  await type('');
  expect([searched(), field.suggestions]).toEqual([[''], ['attack', 'lineout']]);
});

it('a team with few tags is searched without another request', async () => {
  answer(few);
  await type('');
  await type('line');
  expect([searched(), field.suggestions]).toEqual([[''], ['attack', 'lineout']]);
});

it('in a team with many tags the server searches 200 ms after the last letter, from the second on', async () => {
  answer(many);
  await type('');
  await type('l');
  await type('li', 100);
  await type('lin', 100);
  expect([searched(), field.suggestions]).toEqual([[''], ['attack', 'maul']]);
  await type('line');
  expect([searched(), field.suggestions]).toEqual([
    ['', 'line'],
    ['line', 'attack', 'maul'],
  ]);
});

it('a search is cancelled by the next one', async () => {
  answer(many);
  await type('');
  vi.mocked(api).mockReturnValue(new Promise(() => {}));
  await type('line');
  await type('lineout');
  expect(sent().map(([, , { signal }]) => signal.aborted)).toEqual([false, true, false]);
});

it('a note says that tags are loading, could not be loaded, or that there is no connection', async () => {
  vi.mocked(api).mockReturnValueOnce(new Promise((_, fail) => setTimeout(() => fail(new Error('500')), 500)));
  await type('', 100);
  expect(field.note).toBe(tagTexts.loading);
  await pass(1000);
  expect(field.note).toBe(tagTexts.failed);
  vi.mocked(api).mockRejectedValueOnce(new TypeError());
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await type('a');
  expect(field.note).toBe(tagTexts.offline);
  onLine.mockReturnValue(true);
  answer(few);
  await type('at');
  expect([field.note, field.suggestions]).toEqual([undefined, ['attack', 'lineout']]);
});
