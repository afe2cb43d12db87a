import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { bannersHeightVar, banners as bannersStyle, place } from './shell-banners.css';

/** The element that contains banners: null until the shell is mounted, undefined without a shell. */
const BannersElement = createContext<HTMLElement | null | undefined>(undefined);

interface ShellBannersProps {
  /** Banners about the whole app. */
  banners?: ReactNode;
  /** The screen; its ScreenBanners are shown here as well. */
  children: ReactNode;
}

/** Shows banners over the lower edge of the window, so that they shift no content. */
export function ShellBanners({ banners, children }: ShellBannersProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useHeightOf(element);
  return (
    <BannersElement value={element}>
      <div className={place}>
        <div ref={setElement} className={bannersStyle}>
          {banners}
        </div>
      </div>
      {children}
    </BannersElement>
  );
}

/**
 * Banners about one screen, shown together with those about the whole app. Without an AppShell they are
 * rendered in place.
 */
export function ScreenBanners({ children }: { children: ReactNode }) {
  const element = use(BannersElement);
  if (element === undefined) return children;
  return element && createPortal(children, element);
}

function useHeightOf(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(bannersHeightVar, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(bannersHeightVar);
    };
  }, [element]);
}
