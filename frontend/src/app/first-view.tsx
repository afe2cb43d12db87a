import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query';
import { placeOf, timeZoneOrNull, type TimeZone } from '@touchline/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageDiscussion } from '../screens/page-for-reading';
import { PageForEditing } from '../screens/page-screen';
import { sendThrough } from '../shared/api';
import { isKnownMissing } from '../shared/missing';
import { standingAt } from '../shared/navigation/standing-at';
import { currentUserQuery } from '../shared/session';
import { keepRenderedTimeZone } from '../shared/time-zone';
import { AppRouter } from './app-router';
import { firstAnswerOf, type FirstAnswer } from './first-answer';
import { Outside, outsideScreen } from './outside';
import { loadScreen } from './load-screen';
import { nothing, withoutOwnStyles, type DrawnView } from './own-styles';
import { pageParts } from './page-parts';
import { readAhead } from './read-ahead';

interface FirstView extends DrawnView {
  answer: FirstAnswer;
  /** What the app will need besides the screen itself. */
  parts: readonly string[];
}

/** A screen asks for one thing after the other: who is there, then a team, then what is in it. */
const mostRounds = 4;

/** The server's way to make a reading call. */
type Ask = (path: string) => Promise<Response>;

const asking = new AsyncLocalStorage<Ask>();
sendThrough((path) => asking.getStore()?.(path) ?? fetch(path));

/**
 * What the server sends of an address before the app's code has come: drawn by the same components, which ask the same
 * calls through `ask`, in the name of who opens it.
 */
export function firstView(path: string, ask: Ask, timeZone: TimeZone | null): Promise<FirstView> {
  return asking.run(ask, async () => {
    const queries = new AskingClient();
    const pathname = pathnameOf(path);
    const screen = placeOf(pathname);
    const app = screen?.isOpen ? await outside(screen.screen) : await inside(path, queries);
    keepRenderedTimeZone(queries, timeZone ?? accountTimeZone(queries));
    const draw = () => renderToString(<QueryClientProvider client={queries}>{app}</QueryClientProvider>);
    let view = draw();
    for (let round = 0; round < mostRounds && (await answered(queries)); round += 1) view = draw();
    const { names: parts } = pageParts(queries, pathname);
    const shown = isAnswered(queries) ? withoutOwnStyles(view) : nothing;
    return { ...shown, answer: firstAnswerOf(queries), parts };
  });
}

const accountTimeZone = (queries: QueryClient) =>
  timeZoneOrNull(queries.getQueryData(currentUserQuery.queryKey)?.timeZone);

const pathnameOf = (path: string) => path.replace(/\?.*/s, '');

async function outside(name: string): Promise<ReactNode> {
  const Screen = await outsideScreen(name);
  return (
    <Outside>
      <Screen />
    </Outside>
  );
}

async function inside(path: string, queries: QueryClient): Promise<ReactNode> {
  const pathname = pathnameOf(path);
  const code = [loadScreen(pathname), PageDiscussion.ahead(), PageForEditing.ahead()];
  await Promise.all([readAhead(queries, pathname), ...code]);
  return <AppRouter navigation={standingAt(path)} />;
}

/** Asks what was looked for in the last drawing; whether there was anything. */
async function answered(queries: AskingClient): Promise<boolean> {
  const wanted = queries.wanted();
  await Promise.allSettled(wanted.map((query) => query.fetch()));
  return wanted.length > 0;
}

/** What could not be reached, or was refused for another reason than that it does not exist, is for the app to ask again and to say. */
const isAnswered = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .every((query) => query.state.status !== 'error' || isKnownMissing(query));

/** Knows what a drawing looked for; one that only looks whether something is there does not count. */
class AskingClient extends QueryClient {
  private readonly asked = new Set<string>();

  constructor() {
    super({
      defaultOptions: {
        queries: {
          staleTime: Infinity,
          gcTime: Infinity,
          retry: false,
          retryOnMount: (query) => !isKnownMissing(query),
          networkMode: 'always',
        },
      },
    });
  }

  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const defaulted = super.defaultQueryOptions(options);
    if (defaulted.enabled !== false) this.asked.add(defaulted.queryHash);
    return defaulted;
  };

  wanted() {
    const isWanted = ({ queryHash, state }: Query) => this.asked.has(queryHash) && state.status === 'pending';
    return this.getQueryCache().findAll({ predicate: isWanted });
  }
}
