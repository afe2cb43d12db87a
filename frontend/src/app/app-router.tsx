import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { AppNavigation, NavigationState } from '../shared/navigation/navigation';
import { NavigationGuards } from '../shared/navigation/use-blocker';
import { AppProviders } from './app-providers';
import { routes } from './routes';
import { ScreenBoundary } from './screen-boundary';
import { useScrollRestoration } from './use-scroll-restoration';

interface AppRouterProps {
  navigation: AppNavigation;
  /** The state of the first render, which hydrates HTML of its address: the user may go back between two time slices. */
  firstState?: NavigationState;
}

/** Renders the screen of the current address. */
export function AppRouter({ navigation, firstState = navigation.state }: AppRouterProps) {
  const state = useNavigationState(navigation, firstState);
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
function useNavigationState(navigation: AppNavigation, firstState: NavigationState): NavigationState {
  const [state, setState] = useState(firstState);
  useLayoutEffect(() => {
    const follow = (next: NavigationState) => startTransition(() => setState(next));
    follow(navigation.state);
    return navigation.listen(follow);
  }, [navigation]);
  return state;
}
