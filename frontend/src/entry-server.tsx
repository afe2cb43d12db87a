import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { QueryClient, QueryClientProvider, type DehydratedState, type Query } from '@tanstack/react-query';
import { matchRoute, timeZoneOrNull, type TimeZone } from '@touchline/contract';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { AppRouter } from './app/app-router';
import { loadScreen } from './app/load-screen';
import { SignedOutApp, signedOutScreen } from './app/signed-out-app';
import { pageChunks } from './app/page-chunks';
import { preloadRouteData } from './app/preload-route-data';
import { setTransport } from './shared/api/api';
import { nowMs } from './shared/clock';
import { isKnownMissing } from './shared/api/missing';
import { staticNavigation } from './shared/navigation/static-navigation';
import { keepRenderTime } from './shared/render-time';
import { currentUserQuery } from './shared/session';
import { keepRenderedTimeZone } from './shared/time-zone';
import { dehydrateQueries } from './ssr/dehydrated-state';
import { styleAttributes } from './ssr/style-attributes';

interface RenderedRoute {
  /** Empty if a query failed, other than with 404: the browser then renders the app and shows the error. */
  html: string;
  /** Values of the `style` attributes in the HTML. */
  styleAttributes: readonly string[];
  state: DehydratedState;
  /** Chunks that hydration needs besides the route's own. */
  chunks: readonly string[];
  /** Further chunks that wide screens need. */
  desktopChunks: readonly string[];
}

/** Dependent queries of a screen: the user, then a team, then its contents. */
const MAX_ROUNDS = 4;

type ApiFetch = (path: string) => Promise<Response>;

const apiFetches = new AsyncLocalStorage<ApiFetch>();
setTransport((path) => apiFetches.getStore()?.(path) ?? fetch(path));

/**
 * Renders a route on the server with the components of the app, which call the API through `apiFetch` as the current user. Times are
 * in `timeZone`, or if null in the account's time zone.
 */
export function renderRoute(
  path: string,
  apiFetch: ApiFetch,
  timeZone: TimeZone | null,
): Promise<RenderedRoute> {
  return apiFetches.run(apiFetch, async () => {
    const queries = new RecordingQueryClient();
    const pathname = path.replace(/\?.*/s, '');
    const screen = matchRoute(pathname);
    const app = screen?.isPublic ? await signedOut(screen.screen) : await signedIn(path, pathname, queries);
    keepRenderedTimeZone(queries, timeZone ?? accountTimeZone(queries));
    keepRenderTime(queries, nowMs());
    let html = await render(app, queries);
    for (let round = 0; round < MAX_ROUNDS && (await fetchMissing(queries)); round += 1)
      html = await render(app, queries);
    if (!isComplete(queries)) html = '';
    const { names: chunks, desktopNames: desktopChunks } = pageChunks(queries, pathname);
    const state = dehydrateQueries(queries);
    return { html, styleAttributes: styleAttributes(html), state, chunks, desktopChunks };
  });
}

/** Uses the same providers as the browser (hydrate-app.tsx), because the ids of `useId` depend on the tree. */
async function render(app: ReactNode, queries: QueryClient): Promise<string> {
  const tree = (
    <StrictMode>
      <QueryClientProvider client={queries}>{app}</QueryClientProvider>
    </StrictMode>
  );
  // Keeps all Suspense boundaries in place: React would move large ones by an inline script.
  const { prelude } = await prerenderToNodeStream(tree, { progressiveChunkSize: Infinity });
  return text(prelude);
}

const accountTimeZone = (queries: QueryClient) =>
  timeZoneOrNull(queries.getQueryData(currentUserQuery.queryKey)?.timeZone);

async function signedOut(name: string): Promise<ReactNode> {
  const Screen = await signedOutScreen(name);
  return (
    <SignedOutApp>
      <Screen />
    </SignedOutApp>
  );
}

async function signedIn(path: string, pathname: string, queries: QueryClient): Promise<ReactNode> {
  await Promise.all([preloadRouteData(queries, pathname), loadScreen(pathname)]);
  return <AppRouter navigation={staticNavigation(path)} />;
}

/** Fetches the pending queries of the last render; returns false if there were none. */
async function fetchMissing(queries: RecordingQueryClient): Promise<boolean> {
  const missing = queries.missing();
  await Promise.allSettled(missing.map((query) => query.fetch()));
  return missing.length > 0;
}

const isComplete = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .every((query) => query.state.status !== 'error' || isKnownMissing(query));

/** Records the enabled queries of a render. */
class RecordingQueryClient extends QueryClient {
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

  missing() {
    const isMissing = ({ queryHash, state }: Query) =>
      this.asked.has(queryHash) && state.status === 'pending';
    return this.getQueryCache().findAll({ predicate: isMissing });
  }
}
