import { useEffect, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import '../theme/base.css';
import { loadPalette } from '../command-palette/command-palette';
import { loadMenu } from '../menu-button/lazy-menu';
import { loadModal } from '../overlay/lazy-modal';
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
export function KitProvider({ navigate, useHref, locale = 'en-GB', children }: KitProviderProps) {
  useWarmOverlays();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        {children}
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  );
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the code of menus, dialogs and the palette at the first sign of someone about to press something, not before. */
function useWarmOverlays() {
  useEffect(() => {
    const settled = new AbortController();
    const warm = () => {
      settled.abort();
      void Promise.allSettled([loadMenu(), loadModal(), loadPalette()]);
    };
    for (const sign of signsOfLife) {
      document.addEventListener(sign, warm, { passive: true, signal: settled.signal });
    }
    return () => settled.abort();
  }, []);
}
