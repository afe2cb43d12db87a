import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { Navigating, Whereabouts } from '../shared/navigation/navigation';
import { Guarding } from '../shared/navigation/use-blocker';
import { BrokenScreen } from './broken-screen';
import { Frame } from './frame';
import { routes } from './routes';
import { ScreenBoundary } from './screen-boundary';
import { useScrollPlaces } from './use-scroll-places';

/** The screen of the address that is open. */
export function AppRouter({ navigation }: { navigation: Navigating }) {
  const here = useWhereabouts(navigation);
  const { location, isLeaving, isBroken } = here;
  useScrollPlaces(navigation, here);
  return (
    <Guarding value={navigation.guard}>
      <Router navigator={navigation} location={location}>
        <Frame isLeaving={isLeaving}>
          <ScreenBoundary location={location}>{isBroken ? <BrokenScreen /> : <Screens />}</ScreenBoundary>
        </Frame>
      </Router>
    </Guarding>
  );
}

const Screens = () => useRoutes(routes);

/** A screen is made a little at a time, so that what is pressed meanwhile is answered. */
function useWhereabouts(navigation: Navigating): Whereabouts {
  const [here, setHere] = useState(navigation.here);
  useLayoutEffect(() => {
    const follow = (next: Whereabouts) => startTransition(() => setHere(next));
    follow(navigation.here);
    return navigation.listen(follow);
  }, [navigation]);
  return here;
}
