import { Navigation } from '../shared/navigation/navigation';
import { queryClient } from '../shared/api/query-client';
import { hydrateQueryClient } from '../ssr/dehydrated-state';
import { hydrateApp } from '../ssr/hydrate-app';
import { AppRouter } from './app-router';
import { prefetchOnHover } from './prefetch-on-hover';
import { pageChunks } from './page-chunks';
import { preloadRouteData } from './preload-route-data';
import { loadScreen } from './load-screen';

/** Starts the app for a user with a session once all chunks that the server rendered with are loaded, so that all of it is hydrated. */
export async function start(root: HTMLElement): Promise<void> {
  hydrateQueryClient(queryClient);
  void preloadRouteData(queryClient, location.pathname);
  prefetchOnHover(queryClient);
  const { load } = pageChunks(queryClient, location.pathname);
  const navigation = new Navigation(window, loadScreen);
  await Promise.all([navigation.open(), load().catch(() => undefined)]);
  hydrateApp(root, <AppRouter navigation={navigation} />);
}
