import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { noticesHeight, notices as noticesStyle, place } from './notices.css';

/** The element for notices; null until the shell has it, undefined without a shell. */
const NoticesElement = createContext<HTMLElement | null | undefined>(undefined);

interface NoticesProps {
  /** Banners about the whole app. */
  notices?: ReactNode;
  /** The screen, whose ScreenNotices are shown here, too. */
  children: ReactNode;
}

/** Shows banners over the lower edge of the window: they come and go, and nothing moves. */
export function Notices({ notices, children }: NoticesProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useHeightOf(element);
  return (
    <NoticesElement value={element}>
      <div className={place}>
        <div ref={setElement} className={noticesStyle}>
          {notices}
        </div>
      </div>
      {children}
    </NoticesElement>
  );
}

/** Banners about a screen, shown beside those about the whole app; without an AppShell they are shown where they are. */
export function ScreenNotices({ children }: { children: ReactNode }) {
  const element = use(NoticesElement);
  if (element === undefined) return children;
  return element && createPortal(children, element);
}

function useHeightOf(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(noticesHeight, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(noticesHeight);
    };
  }, [element]);
}
