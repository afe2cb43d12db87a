import { useMemo, type ReactNode } from 'react';
import '../theme/base.css';
import { loadMenu } from '../menu-button/lazy-menu';
import { loadModal } from '../overlay/lazy-modal';
import { useWarm } from '../overlay/use-warm';
import { useIsServer } from '../theme/use-is-server';
import { ToastRegion } from '../toast/toast-region';
import { SurroundingsContext } from './surroundings';

export interface KitProviderProps {
  /** The router's own way to go somewhere: links of the kit use it instead of loading the page anew. */
  navigate: (href: string) => void;
  /** How the router writes an address, where that differs from the path. */
  useHref?: (href: string) => string;
  /** The language of dates, numbers and keys, as BCP 47 has it; British English without. */
  locale?: string;
  /** The zone of exact times, by its IANA name; the browser's own without. */
  timeZone?: string | null;
  /** When the server rendered the document, in milliseconds: ages are those of that time during hydration. */
  renderedAt?: number | null;
  children: ReactNode;
}

/** Around the app, once: global styles, links that stay in the app, the place for toasts. */
export function KitProvider({
  navigate,
  useHref = asItIs,
  locale = 'en-GB',
  timeZone = null,
  renderedAt = null,
  children,
}: KitProviderProps) {
  useWarm(loadOverlays);
  const isServer = useIsServer();
  const surroundings = useMemo(
    () => ({ navigate, useHref: within(useHref), locale, timeZone, renderedAt }),
    [navigate, useHref, locale, timeZone, renderedAt],
  );
  return (
    <SurroundingsContext value={surroundings}>
      {children}
      {!isServer && <ToastRegion />}
    </SurroundingsContext>
  );
}

const loadOverlays = () => Promise.allSettled([loadMenu(), loadModal()]);

const asItIs = (href: string) => href;

/** An address with a scheme of its own, such as `mailto:`, is none of the router's. */
const leadsOut = /^([a-z][a-z\d+.-]*:|\/\/)/i;

const within = (useHref: (href: string) => string) =>
  function useKitHref(href: string): string {
    const routed = useHref(href);
    return leadsOut.test(href) ? href : routed;
  };
