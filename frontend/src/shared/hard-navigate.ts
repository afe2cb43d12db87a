import { currentToast, toast } from '@touchline/ui-kit';
import { useEffect } from 'react';

const storageKey = 'touchline:said';

interface HardNavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
}

/**
 * Navigates by loading a new document: between screens with and without a session, which share no code, and wherever data of another
 * user must not stay in memory. The current toast is restored in the new document.
 */
export function hardNavigate(to: string, { replace = false }: HardNavigateOptions = {}): void {
  const { title, description, tone } = currentToast() ?? {};
  try {
    if (title) sessionStorage.setItem(storageKey, JSON.stringify({ title, description, tone }));
  } catch {
    // Storage is full or forbidden: the toast is not restored.
  }
  if (replace) location.replace(to);
  else location.assign(to);
}

/** Shows the toast of the previous document again. */
export function restoreToast(): void {
  try {
    const said = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (said) toast(JSON.parse(said) as Parameters<typeof toast>[0]);
  } catch {
    // No toast is stored.
  }
}

/** Redirects when rendered. */
export function HardNavigate({ to }: { to: string }): null {
  useEffect(() => hardNavigate(to, { replace: true }), [to]);
  return null;
}
