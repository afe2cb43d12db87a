import { useEffect, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import '../theme/base.css';
import { loadMenu } from '../menu-button/menu-button';
import { loadModal } from '../overlay/lazy-modal';
import { ToastRegion } from '../toast/toast-region';

export interface KitProviderProps {
  /** The router's own way to go somewhere: links of the kit use it instead of loading the page anew. */
  navigate: (href: string) => void;
  /** How the router writes an address, where that differs from the path. */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/** Around the app, once: global styles, links that stay in the app, the place for toasts. */
export function KitProvider({ navigate, useHref, children }: KitProviderProps) {
  useWarmOverlays();
  return (
    <I18nProvider locale="en-GB">
      <RouterProvider navigate={navigate} useHref={useHref}>
        {children}
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  );
}

/** Loads the code of menus and dialogs once there is nothing better to do, so that the first one opens at once. */
function useWarmOverlays() {
  useEffect(() => {
    const warm = () => void Promise.allSettled([loadMenu(), loadModal()]);
    if (!('requestIdleCallback' in window)) return;
    const handle = requestIdleCallback(warm, { timeout: 10_000 });
    return () => cancelIdleCallback(handle);
  }, []);
}
