import type { NewPlayComment } from '@touchline/contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { DurableMap } from '../../shared/durable-map';

/** The page or play of a queued comment. A tab of the build before reads `pageId` only, so it sends no comment of a play to a page. */
type Target = { pageId: number; playId?: undefined } | { playId: number; pageId?: undefined };

/** A comment queued because there was no connection. */
export type WaitingComment = Target & {
  userId: number;
  /** Includes `clientId`, by which the server detects duplicates. */
  comment: NewPlayComment & { clientId: string };
  /** Time of writing, in milliseconds. */
  at: number;
  /** The server refused it: its author can retry or discard it. */
  isRefused?: boolean;
};

export const targetOf = ({ kind, id }: ContentId): Target =>
  kind === 'page' ? { pageId: id } : { playId: id };

export const contentOf = ({ pageId, playId }: WaitingComment): ContentId =>
  playId === undefined ? { kind: 'page', id: pageId } : { kind: 'play', id: playId };

/** Returns true if a queued comment is about the page or play. */
export function isAbout(waiting: WaitingComment, { kind, id }: ContentId): boolean {
  const content = contentOf(waiting);
  return content.kind === kind && content.id === id;
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
