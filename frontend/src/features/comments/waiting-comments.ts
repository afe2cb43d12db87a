import type { NewComment } from '@touchline/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { DurableMap } from '../../shared/durable-map';

/** A comment queued because there was no connection. */
export interface WaitingComment {
  userId: number;
  pageId: number;
  /** Includes `clientId`, by which the server detects duplicates. */
  comment: NewComment & { clientId: string };
  /** Time of writing, in milliseconds. */
  at: number;
  /** The server refused it: its author can retry or discard it. */
  isRefused?: boolean;
}

const kept = new DurableMap<WaitingComment>({
  name: 'touchline-waiting-comments',
  localStorage: {
    prefix: 'touchline:waiting-comments',
    read: (_, item) => (JSON.parse(item) as WaitingComment[]).map((each) => [each.comment.clientId, each]),
  },
});

const inOrder = (all: ReadonlyMap<string, WaitingComment>): readonly WaitingComment[] =>
  [...all.values()].sort((one, other) => one.at - other.at);

export const waitingComments = {
  all: () => inOrder(kept.snapshot()),
  /** Resolves when it is on disk. */
  add: (waiting: WaitingComment) => kept.set(waiting.comment.clientId, waiting),
  remove: (clientId: string) => kept.set(clientId, undefined),
  async mark(clientId: string, isRefused: boolean): Promise<void> {
    const waiting = kept.get(clientId);
    if (waiting) await kept.set(clientId, { ...waiting, isRefused });
  },
};

/** Documents are rendered and hydrated without queued comments. */
const none: ReadonlyMap<string, WaitingComment> = new Map();
const noneWait = () => none;

/** Returns the queued comments of all users in this browser, oldest first. */
export function useWaitingComments(): readonly WaitingComment[] {
  const all = useSyncExternalStore(kept.subscribe, kept.snapshot, noneWait);
  return useMemo(() => inOrder(all), [all]);
}
