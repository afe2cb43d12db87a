import { currentToast, toast } from '@touchline/ui-kit';
import { useEffect } from 'react';

const key = 'touchline:said';

interface Way {
  /** Back does not lead here again. */
  replace?: boolean;
}

/**
 * Goes there as to a new document: between the screens before one is in and those behind, which share no code, and
 * where another person's data must not stay in memory. What was just said is said on.
 */
export function go(to: string, { replace = false }: Way = {}): void {
  const { title, description, tone } = currentToast() ?? {};
  try {
    if (title) sessionStorage.setItem(key, JSON.stringify({ title, description, tone }));
  } catch {
    // Storage is full or forbidden: then it has been said.
  }
  if (replace) location.replace(to);
  else location.assign(to);
}

/** Says on what was said when the last document was left. */
export function sayOn(): void {
  try {
    const said = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (said) toast(JSON.parse(said) as Parameters<typeof toast>[0]);
  } catch {
    // Nothing was kept.
  }
}

/** Goes there instead of here. */
export function Go({ to }: { to: string }): null {
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
}
