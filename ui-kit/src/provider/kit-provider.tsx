import type { ReactNode } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import '../theme/base.css';
import { loadMenu } from '../menu-button/lazy-menu';
import { loadModal } from '../overlay/lazy-modal';
import { useWarm } from '../overlay/use-warm';
import { media } from '../theme/media';
import { ToastRegion } from '../toast/toast-region';

export interface KitProviderProps {
  /** The router's own way to go somewhere: links of the kit use it instead of loading the page anew. */
  navigate: (href: string) => void;
  /** How the router writes an address, where that differs from the path. */
  useHref?: (href: string) => string;
  /** The language of dates, numbers and keys, as BCP 47 has it; British English without. */
  locale?: string;
  children: ReactNode;
}

/** Around the app, once: global styles, links that stay in the app, the place for toasts. */
export function KitProvider({ navigate, useHref = asItIs, locale = 'en-GB', children }: KitProviderProps) {
  useWarm(loadOverlays);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={within(useHref)}>
        {children}
        {isBrowser && <ToastRegion />}
      </RouterProvider>
    </I18nProvider>
  );
}

/** Where the first answer is drawn, on the server, nothing has been said yet. */
const isBrowser = typeof document !== 'undefined';

// What nothing hovers over is pressed by a finger. React Aria learns it from the first press, and draws every table anew.
if (isBrowser && matchMedia(media.noHover).matches) setInteractionModality('pointer');

const loadOverlays = () => Promise.allSettled([loadMenu(), loadModal()]);

const asItIs = (href: string) => href;

/** An address with a scheme of its own, such as `mailto:`, is none of the router's. */
const leadsOut = /^([a-z][a-z\d+.-]*:|\/\/)/i;

const within = (useHref: (href: string) => string) =>
  function useKitHref(href: string): string {
    const routed = useHref(href);
    return leadsOut.test(href) ? href : routed;
  };
