import { useSyncExternalStore } from 'react';
import { DurableMap } from '../../shared/durable-map';
import type { ContentId } from '../../shared/api/content-queries';
import { useUser } from '../../shared/session';

/** Key of a draft on a page or play: a new thread, its quote, a reply, or an edit. */
export type DraftKey = 'new' | 'quote' | `reply-${number}` | `edit-${number}`;

const storageKey = (userId: number, { kind, id }: ContentId, draftKey: DraftKey) =>
  `${userId}:${kind === 'page' ? '' : kind}${id}:${draftKey}`;

/** Unsent text by user, page or play, and draft key. Loaded before a discussion is shown. */
export const commentDrafts = new DurableMap<string>({
  name: 'touchline-comment-drafts',
  localStorage: { prefix: 'touchline:comment:', read: (key, text) => [[key, text]] },
});

/** Returns true if a draft is stored. */
export const hasDraft = (userId: number, content: ContentId, draftKey: DraftKey) =>
  Boolean(commentDrafts.get(storageKey(userId, content, draftKey)));

/** Documents are rendered and hydrated without drafts. */
const empty: ReadonlyMap<string, string> = new Map();
const noDrafts = () => empty;

/** Draft of a comment, stored in this browser, so that a reload or a crash does not lose it. */
export function useCommentDraft(content: ContentId, draftKey: DraftKey) {
  const key = storageKey(useUser().id, content, draftKey);
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
