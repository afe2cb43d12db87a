import { useLayoutEffect, useSyncExternalStore } from 'react';
import './sunlight.css';
import { applyStoredTheme } from './use-theme';

const storageKey = 'touchline-sunlight';
const listeners = new Set<() => void>();

const isStored = () => localStorage.getItem(storageKey) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns true if the user reads in Sunlight on this device: black on white, with larger text. */
export const useSunlight = () => useSyncExternalStore(subscribe, isStored, () => false);

export function toggleSunlight(): void {
  if (isStored()) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'on');
  for (const listener of listeners) listener();
}

/** Shows a screen in Sunlight if the user reads so; the script in the document does before the first paint. */
export function useSunlitScreen(): void {
  const isSunlit = useSunlight();
  useLayoutEffect(() => {
    if (!isSunlit) return undefined;
    document.documentElement.dataset.sunlight = '';
    applyStoredTheme();
    return () => {
      delete document.documentElement.dataset.sunlight;
      applyStoredTheme();
    };
  }, [isSunlit]);
}
