import type { NewComment } from '@touchline/contract';
import { useSyncExternalStore } from 'react';

/** A comment that could not be sent as there was no connection. */
export interface WaitingComment {
  userId: number;
  pageId: number;
  /** With its `clientId`, by which the server knows it when it comes twice. */
  comment: NewComment & { clientId: string };
  /** When it was written, in milliseconds. */
  at: number;
  /** The server has said no: it waits for its author to try again or to drop it. */
  isRefused?: boolean;
}

const key = 'touchline:waiting-comments';
const listeners = new Set<() => void>();
let all: readonly WaitingComment[] = read();

function read(): readonly WaitingComment[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as WaitingComment[];
  } catch {
    return [];
  }
}

function set(next: readonly WaitingComment[]): void {
  all = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: they wait as long as the tab is open.
  }
  for (const listener of listeners) listener();
}

/** Other tabs write, too: what they have sent or added counts here. */
function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return;
    all = read();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

const isNot = (clientId: string) => (each: WaitingComment) => each.comment.clientId !== clientId;

export const waitingComments = {
  all: () => all,
  add: (comment: WaitingComment) => set([...all, comment]),
  remove: (clientId: string) => set(all.filter(isNot(clientId))),
  mark: (clientId: string, isRefused: boolean) =>
    set(all.map((each) => (isNot(clientId)(each) ? each : { ...each, isRefused }))),
};

export const useWaitingComments = () =>
  useSyncExternalStore(subscribe, waitingComments.all, waitingComments.all);
