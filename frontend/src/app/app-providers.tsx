import { KitProvider, TopProgress } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useRenderTime } from '../shared/render-time';
import { useTimeZone } from '../shared/time-zone';
import { useFocusOnNavigation } from './use-focus-on-navigation';

interface AppProvidersProps {
  /** The next screen is on its way. */
  isLeaving: boolean;
  children: ReactNode;
}

/** Around every screen: links of the kit go through the router, slow navigations show, focus follows. */
export function AppProviders({ isLeaving, children }: AppProvidersProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useFocusOnNavigation();
  /** What opens over a screen leaves it where it is. */
  const go = (to: string) => void navigate(to, { preventScrollReset: to.startsWith(`${pathname}?`) });
  return (
    <KitProvider navigate={go} useHref={useHref} timeZone={useTimeZone()} renderedAt={useRenderTime()}>
      <TopProgress isActive={isLeaving} />
      {children}
    </KitProvider>
  );
}
