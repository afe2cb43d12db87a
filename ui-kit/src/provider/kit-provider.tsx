import { useMemo, type ReactNode } from 'react';
import '../theme/base.css';
import { loadMenu } from '../menu-button/lazy-menu';
import { loadModal } from '../overlay/lazy-modal';
import { usePreloadOnInteraction } from '../overlay/use-preload-on-interaction';
import { useIsServer } from '../theme/use-is-server';
import { ToastRegion } from '../toast/toast-region';
import { KitContext } from './kit-context';

export interface KitProviderProps {
  /** The router's navigation function: links of the kit call it instead of loading the page. */
  navigate: (href: string) => void;
  /** Returns the router's form of a URL, if it differs from the path. */
  useHref?: (href: string) => string;
  /** BCP 47 language tag for dates, numbers and shortcuts; `en-GB` by default. */
  locale?: string;
  /** IANA time zone of exact times; the browser's own by default. */
  timeZone?: string | null;
  /** Time of server rendering in milliseconds: relative ages refer to it during hydration. */
  renderedAt?: number | null;
  /** Called when the code of a menu, dialog or popover could not be loaded; it stays closed. */
  onLoadFailure?: () => void;
  children: ReactNode;
}

/** The root component of an app: global styles, client-side navigation, and the toast region. */
export function KitProvider({
  navigate,
  useHref = asItIs,
  locale = 'en-GB',
  timeZone = null,
  renderedAt = null,
  onLoadFailure = ignore,
  children,
}: KitProviderProps) {
  usePreloadOnInteraction(loadOverlays);
  const isServer = useIsServer();
  const context = useMemo(
    () => ({ navigate, useHref: within(useHref), locale, timeZone, renderedAt, onLoadFailure }),
    [navigate, useHref, locale, timeZone, renderedAt, onLoadFailure],
  );
  return (
    <KitContext value={context}>
      {children}
      {!isServer && <ToastRegion />}
    </KitContext>
  );
}

const loadOverlays = () => Promise.allSettled([loadMenu(), loadModal()]);

const ignore = () => undefined;

const asItIs = (href: string) => href;

/** A URL with a scheme, such as `mailto:`, is not handled by the router. */
const hasScheme = /^([a-z][a-z\d+.-]*:|\/\/)/i;

const within = (useHref: (href: string) => string) =>
  function useKitHref(href: string): string {
    const routed = useHref(href);
    return hasScheme.test(href) ? href : routed;
  };
