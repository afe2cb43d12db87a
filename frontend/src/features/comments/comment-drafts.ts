import { useSyncExternalStore } from 'react';
import { DurableMap } from '../../shared/durable-map';
import { useUser } from '../../shared/session';

/** Key of a draft on a page: a new thread, its quote, a reply, or an edit. */
export type DraftKey = 'new' | 'quote' | `reply-${number}` | `edit-${number}`;

const storageKey = (userId: number, pageId: number, draftKey: DraftKey) => `${userId}:${pageId}:${draftKey}`;

/** Unsent text by user, page and draft key. Loaded before a discussion is shown. */
export const commentDrafts = new DurableMap<string>({
  name: 'touchline-comment-drafts',
  localStorage: { prefix: 'touchline:comment:', read: (key, text) => [[key, text]] },
});

/** Returns true if a draft is stored. */
export const hasDraft = (userId: number, pageId: number, draftKey: DraftKey) =>
  Boolean(commentDrafts.get(storageKey(userId, pageId, draftKey)));

/** Documents are rendered and hydrated without drafts. */
const empty: ReadonlyMap<string, string> = new Map();
const noDrafts = () => empty;

/** Draft of a comment, stored in this browser, so that a reload or a crash does not lose it. */
export function useCommentDraft(pageId: number, draftKey: DraftKey) {
  const key = storageKey(useUser().id, pageId, draftKey);
  const drafts = useSyncExternalStore(commentDrafts.subscribe, commentDrafts.snapshot, noDrafts);
  const text = drafts.get(key) ?? '';
  const change = (next: string) => {
    const kept = commentDrafts.get(key) ?? '';
    // Appends text typed before hydration, when the draft was not shown yet; a browser may have restored both.
    const all = kept === text || next.startsWith(kept) ? next : `${kept} ${next}`;
    void commentDrafts.set(key, all || undefined);
  };
  return [text, change] as const;
}
