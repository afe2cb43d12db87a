import { currentToast, toast } from '@touchline/ui-kit';
import { useEffect } from 'react';

const storageKey = 'touchline:said';

interface HardNavigateOptions {
  /** Back does not lead here again. */
  replace?: boolean;
}

/**
 * Goes there as to a new document: between the screens before one is in and those behind, which share no code, and
 * where another person's data must not stay in memory. What was just said is said on.
 */
export function hardNavigate(to: string, { replace = false }: HardNavigateOptions = {}): void {
  const { title, description, tone } = currentToast() ?? {};
  try {
    if (title) sessionStorage.setItem(storageKey, JSON.stringify({ title, description, tone }));
  } catch {
    // Storage is full or forbidden: then it has been said.
  }
  if (replace) location.replace(to);
  else location.assign(to);
}

/** Says on what was said when the last document was left. */
export function restoreToast(): void {
  try {
    const said = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (said) toast(JSON.parse(said) as Parameters<typeof toast>[0]);
  } catch {
    // Nothing was kept.
  }
}

/** Goes there instead of here. */
export function HardNavigate({ to }: { to: string }): null {
  useEffect(() => hardNavigate(to, { replace: true }), [to]);
  return null;
}
