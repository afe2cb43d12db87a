import { useSyncExternalStore } from 'react';

/** The account that this tab shows, and whether the browser's session has become that of another one. */
interface TabAccount {
  userId: number | undefined;
  isReplaced: boolean;
}

let current: TabAccount = { userId: undefined, isReplaced: false };
const listeners = new Set<() => void>();

function set(next: TabAccount): void {
  if (next.userId === current.userId && next.isReplaced === current.isReplaced) return;
  current = next;
  for (const listener of listeners) listener();
}

export const tabAccount = {
  /** The header that names this account to the server, which refuses calls of a session of another one. */
  headers: (): Record<string, string> =>
    current.userId === undefined ? {} : { 'x-account-id': String(current.userId) },
  become: (userId: number | undefined) => set({ userId, isReplaced: false }),
  setReplaced: (isReplaced: boolean) => set({ ...current, isReplaced }),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether another user has signed in in this browser, as far as the server has said so. */
export const useIsAccountReplaced = () =>
  useSyncExternalStore(
    subscribe,
    () => current.isReplaced,
    () => false,
  );
