import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useTimeFormat } from './time-format';
import { keepRenderedTimeZone, rememberTimeZone, useTimeZone } from './time-zone';

const halfPastEleven = {
  'Australia/Lord_Howe': '2026-10-03T13:00:00Z',
  'America/Los_Angeles': '2026-11-01T06:30:00Z',
};
type Zone = keyof typeof halfPastEleven;
const zones = Object.keys(halfPastEleven) as Zone[];

const home = process.env.TZ;
const travelTo = (zone: string | undefined) => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  document.dispatchEvent(new Event('visibilitychange'));
};

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
afterAll(() => {
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

let root: ReturnType<typeof hydrateRoot> | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  travelTo(home);
});

const Shown = ({ at }: { at: string }) => <p data-zone={useTimeZone()}>{useTimeFormat().dateTime(at)}</p>;

/** Hydrates what the server renders in a zone, and returns all displayed texts and React's errors. */
async function hydrated(at: string, renderedIn: string | null) {
  const app = (queries: QueryClient) => (
    <QueryClientProvider client={queries}>
      <Shown at={at} />
    </QueryClientProvider>
  );
  const queries = new QueryClient();
  keepRenderedTimeZone(queries, renderedIn);
  document.body.innerHTML = renderToString(app(queries));
  const seen = [document.body.textContent];
  const watching = new MutationObserver(() => seen.push(document.body.textContent));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  const consoleErrors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => consoleErrors.push(words));
  act(() => {
    root = hydrateRoot(document.body, app(queries), {
      onRecoverableError: (error) => consoleErrors.push(error),
    });
  });
  // MutationObserver callbacks run after the task.
  await Promise.resolve();
  watching.disconnect();
  return { seen: [...new Set([...seen, document.body.textContent])], consoleErrors };
}

it.each(zones)('a time at 23:30 in %s is hydrated as the server rendered it', async (zone) => {
  travelTo(zone);
  const { seen, consoleErrors } = await hydrated(halfPastEleven[zone], zone);
  expect(seen).toEqual([zone === 'Australia/Lord_Howe' ? '3 Oct 2026, 23:30' : '31 Oct 2026, 23:30']);
  expect(consoleErrors).toEqual([]);
});

it.each(zones)(
  'a document rendered in another time zone, or in none, changes to %s after hydration',
  async (zone) => {
    travelTo(zone);
    for (const renderedIn of [null, 'Europe/Berlin']) {
      const { seen, consoleErrors } = await hydrated(halfPastEleven[zone], renderedIn);
      expect(seen[0]).toMatch(renderedIn ? /2026, \d\d:\d\d$/ : /^\d+ \w+ 2026$/);
      expect(seen).toHaveLength(2);
      expect(seen[1]).toContain(', 23:30');
      expect(consoleErrors).toEqual([]);
      act(() => root?.unmount());
    }
  },
);

it('times change to a new time zone when the user returns to the tab', async () => {
  travelTo('Europe/Berlin');
  await hydrated('2026-10-03T13:00:00Z', 'Europe/Berlin');
  expect(document.body.textContent).toBe('3 Oct 2026, 15:00');
  act(() => travelTo('Australia/Lord_Howe'));
  expect(document.body.textContent).toBe('3 Oct 2026, 23:30');
});

it("the cookie contains the browser's time zone, and is written only when it has changed", () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  for (const zone of ['Europe/Berlin', 'America/New_York']) {
    travelTo(zone);
    written.mockClear();
    rememberTimeZone();
    rememberTimeZone();
    expect(written).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain(`touchline_time_zone=${encodeURIComponent(zone)}`);
  }
});
