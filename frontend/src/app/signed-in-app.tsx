import { isSavingData, openOverlays } from '@touchline/ui-kit';
import { Navigation } from '../shared/navigation/navigation';
import { queryClient } from '../shared/api/query-client';
import { hydrateQueryClient } from '../ssr/dehydrated-state';
import { hydrateApp } from '../ssr/hydrate-app';
import { AppRouter } from './app-router';
import { pageChunks } from './page-chunks';
import { preloadRouteData } from './preload-route-data';
import { isScreenLoaded, loadScreen } from './load-screen';
import { showPendingRequests } from './show-pending-requests';

/** Starts the app for a user with a session once all chunks that the server rendered with are loaded, so that all of it is hydrated. */
export async function start(root: HTMLElement): Promise<void> {
  hydrateQueryClient(queryClient);
  void preloadRouteData(queryClient, location.pathname);
  showPendingRequests(queryClient);
  const { load } = pageChunks(queryClient, location.pathname);
  const navigation = new Navigation(window, loadScreen, openOverlays);
  await Promise.all([navigation.open(), load().catch(() => undefined)]);
  const { state } = navigation;
  const { pathname, search } = state.location;
  // Another screen: the user went back before the app started, or the code of the screen failed to load.
  const isSameScreen = pathname + search === window.early?.address && isScreenLoaded(pathname);
  hydrateApp(root, <AppRouter navigation={navigation} firstState={state} />, { isSameScreen });
  if (!isSavingData())
    void import('./prefetch-on-hover').then(
      ({ prefetchOnHover }) => prefetchOnHover(queryClient),
      () => undefined,
    );
}
