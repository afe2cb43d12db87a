import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { placeToast } from './place-toast';
import { ToastCard } from './toast-card';
import { currentToast, subscribeToToast } from './toast-store';
import { region } from './toast.css';

export interface ToastRegionProps {
  /** The name of the landmark; F8 focuses it. */
  label?: string;
  closeLabel?: string;
}

/** Shows toasts above everything, including dialogs. The KitProvider contains the only one of an app. */
export function ToastRegion({ label = 'Notifications (F8)', closeLabel = 'Dismiss' }: ToastRegionProps) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (toast && element.current) placeToast(element.current);
  }, [toast]);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'F8' && element.current?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return createPortal(
    <section
      ref={element}
      aria-label={label}
      aria-live="polite"
      tabIndex={-1}
      className={region}
      data-react-aria-top-layer="true"
    >
      {toast && <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />}
    </section>,
    document.body,
  );
}
