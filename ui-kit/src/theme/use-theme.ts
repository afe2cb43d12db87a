import { useSyncExternalStore } from 'react';

const choices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof choices)[number];

const storageKey = 'touchline-theme';
const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return choices.find((choice) => choice === stored) ?? 'system';
}

/** Sets the stored theme on `<html>`, and the light one on a screen in Sunlight. Call it before the first render to avoid a flash of the wrong theme. */
export function applyStoredTheme(): void {
  const choice = 'sunlight' in document.documentElement.dataset ? 'light' : storedChoice();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

function choose(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice);
  applyStoredTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const inAnotherTab = () => {
    applyStoredTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', inAnotherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', inAnotherTab);
  };
}

const onServer = (): ThemeChoice => 'system';

/** The user's theme, stored in this browser; 'system' follows the operating system. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, storedChoice, onServer);
  return { choice, choose };
}
