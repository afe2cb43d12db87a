import { KitProvider, TopProgress } from '@touchline/ui-kit';
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** Around every screen: links of the kit go through the router, slow navigations show, focus follows. */
export function Frame() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  useFocusOnNavigation();
  return (
    <KitProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <TopProgress isActive={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration />
    </KitProvider>
  );
}
