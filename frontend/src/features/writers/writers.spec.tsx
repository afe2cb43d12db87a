import type { WritingSignal } from '@touchline/contract';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../shared/api/api';
import { writingSignals } from '../../shared/api/live-stream';
import { SIGNAL_INTERVAL_MS, useAnnounceWriting } from './use-announce-writing';
import { SHOWN_MS, useWriters, type Writer } from './writers';

// Workers keep modules between files: those that hold the real api are loaded again.
vi.hoisted(() => vi.resetModules());
vi.mock('../../shared/api/api', () => ({ api: vi.fn() }));

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const ana = { id: 1, displayName: 'Ana', avatar: null };
const ben = { id: 2, displayName: 'Ben', avatar: null };
let page = 0;
let shown: readonly Writer[];
let root: ReturnType<typeof createRoot>;

function Shown({ id, onRender }: { id: number; onRender: (writers: readonly Writer[]) => void }) {
  const writers = useWriters({ kind: 'page', id });
  useLayoutEffect(() => {
    onRender(writers);
  });
  return null;
}
function Editor({ values, isUnsaved }: { values: object; isUnsaved: boolean }) {
  useAnnounceWriting({ kind: 'page', id: page }, { values, isUnsaved });
  return null;
}
const show = (id = page) => act(() => root.render(<Shown id={id} onRender={(value) => (shown = value)} />));
const receive = (user: Writer, content: Partial<WritingSignal> = {}) =>
  act(() => {
    writingSignals.receive?.(JSON.stringify({ kind: 'page', id: page, user, ...content }));
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const type = (isUnsaved = true) => act(() => root.render(<Editor values={{}} isUnsaved={isUnsaved} />));

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  vi.mocked(api).mockReset().mockResolvedValue(undefined);
  page += 1;
  shown = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

it('a user who writes is shown until 60 s after the last signal', () => {
  show();
  receive(ana);
  expect(shown).toEqual([ana]);
  pass(SHOWN_MS - 1);
  receive(ana);
  pass(SHOWN_MS - 1);
  expect(shown).toEqual([ana]);
  pass(1);
  expect(shown).toEqual([]);
});

it('users are shown in the order in which they began, and fall silent one by one', () => {
  show();
  receive(ana);
  pass(SHOWN_MS / 2);
  receive(ben);
  expect(shown).toEqual([ana, ben]);
  pass(SHOWN_MS / 2);
  expect(shown).toEqual([ben]);
  pass(SHOWN_MS / 2);
  expect(shown).toEqual([]);
});

it('a user who writes on another page or a play with the same number is not shown', () => {
  show();
  receive(ana, { id: page + 1000 });
  receive(ben, { kind: 'play' });
  expect(shown).toEqual([]);
});

it('a page that is opened later shows who has begun before', () => {
  show(page + 5000);
  receive(ana);
  show();
  expect(shown).toEqual([ana]);
});

it('an editor tells with the first change, then every 20 s at most while they type', () => {
  type(false);
  expect(api).toHaveBeenCalledTimes(0);
  type();
  expect(api).toHaveBeenCalledTimes(1);
  for (let passed = 1000; passed < SIGNAL_INTERVAL_MS; passed += 1000) {
    pass(1000);
    type();
  }
  expect(api).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(api).toHaveBeenCalledTimes(1);
  type();
  expect(api).toHaveBeenCalledTimes(2);
});

it('a signal that fails disturbs nothing, and the next change sends another', async () => {
  vi.mocked(api).mockRejectedValueOnce(new TypeError('offline'));
  type();
  await act(() => Promise.resolve());
  pass(SIGNAL_INTERVAL_MS);
  type();
  expect(api).toHaveBeenCalledTimes(2);
});
