import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { AppNavigation, NavigationState } from '../shared/navigation/navigation';
import { NavigationGuards } from '../shared/navigation/use-blocker';
import { AppProviders } from './app-providers';
import { routes } from './routes';
import { ScreenBoundary } from './screen-boundary';
import { useScrollRestoration } from './use-scroll-restoration';

/** Renders the screen of the current address. */
export function AppRouter({ navigation }: { navigation: AppNavigation }) {
  const state = useNavigationState(navigation);
  const { location, isLeaving } = state;
  useScrollRestoration(navigation, state);
  return (
    <NavigationGuards value={navigation.guard}>
      <Router navigator={navigation} location={location}>
        <AppProviders isLeaving={isLeaving}>
          <ScreenBoundary location={location}>
            <Screens />
          </ScreenBoundary>
        </AppProviders>
      </Router>
    </NavigationGuards>
  );
}

const Screens = () => useRoutes(routes);

/** Renders the next screen in a transition, so that input is handled in between. */
function useNavigationState(navigation: AppNavigation): NavigationState {
  const [state, setState] = useState(navigation.state);
  useLayoutEffect(() => {
    const follow = (next: NavigationState) => startTransition(() => setState(next));
    follow(navigation.state);
    return navigation.listen(follow);
  }, [navigation]);
  return state;
}
