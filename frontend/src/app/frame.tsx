import { KitProvider, TopProgress } from '@touchline/ui-kit';
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** Around every screen: links of the kit go through the router, slow navigations show, focus follows. */
export function Frame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useFocusOnNavigation();
  /** What opens over a screen leaves it where it is. */
  const go = (to: string) => void navigate(to, { preventScrollReset: to.startsWith(`${pathname}?`) });
  return (
    <KitProvider navigate={go} useHref={useHref}>
      <TopProgress isActive={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration getKey={placeInHistory} />
    </KitProvider>
  );
}

/** The first entry of every document has the same key: it is told apart by its address. */
const placeInHistory = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;
