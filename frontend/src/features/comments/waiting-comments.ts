import type { NewComment } from '@touchline/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { DurableMap } from '../../shared/durable-map';

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

/** A document is rendered, and hydrated, without them. */
const none: ReadonlyMap<string, WaitingComment> = new Map();
const noneWait = () => none;

/** The comments that wait in this browser, the oldest first, of whichever user. */
export function useWaitingComments(): readonly WaitingComment[] {
  const all = useSyncExternalStore(kept.subscribe, kept.snapshot, noneWait);
  return useMemo(() => inOrder(all), [all]);
}
