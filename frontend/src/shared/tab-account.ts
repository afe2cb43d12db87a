import { useSyncExternalStore } from 'react';

/** Account that this tab shows, and whether the browser's session now belongs to another one. */
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
  /** Header with the account's id; the server refuses calls if the session belongs to another account. */
  headers: (): Record<string, string> =>
    current.userId === undefined ? {} : { 'x-account-id': String(current.userId) },
  become: (userId: number | undefined) => set({ userId, isReplaced: false }),
  setReplaced: (isReplaced: boolean) => set({ ...current, isReplaced }),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true after the server has reported that another user signed in in this browser. */
export const useIsAccountReplaced = () =>
  useSyncExternalStore(
    subscribe,
    () => current.isReplaced,
    () => false,
  );
