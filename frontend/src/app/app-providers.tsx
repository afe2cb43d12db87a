import { KitProvider, TopProgress } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useRenderTime } from '../shared/render-time';
import { tellLoadFailure } from '../shared/tell-load-failure';
import { useTimeZone } from '../shared/time-zone';
import { useFocusOnNavigation } from './use-focus-on-navigation';

interface AppProvidersProps {
  /** The code of the next screen is loading. */
  isLeaving: boolean;
  children: ReactNode;
}

/** Wraps every screen: links of the kit use the router, a progress bar shows slow navigations, focus follows navigation. */
export function AppProviders({ isLeaving, children }: AppProvidersProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useFocusOnNavigation();
  /** Files are no screens. Overlays opened by a query parameter keep the scroll position of the screen below. */
  const go = (to: string) =>
    to.startsWith('/api/')
      ? location.assign(to)
      : void navigate(to, { preventScrollReset: to.startsWith(`${pathname}?`) });
  return (
    <KitProvider
      navigate={go}
      useHref={useHref}
      timeZone={useTimeZone()}
      renderedAt={useRenderTime()}
      onLoadFailure={tellLoadFailure}
    >
      <TopProgress isActive={isLeaving} />
      {children}
    </KitProvider>
  );
}
