import { useSyncExternalStore } from 'react';
import { DurableMap } from '../../shared/durable-map';
import { useUser } from '../../shared/session';

/** Where on a page something is being written: a new thread, the answer to a comment or the change of one. */
export type DraftPlace = 'new' | 'quote' | `reply-${number}` | `edit-${number}`;

const keyOf = (userId: number, pageId: number, place: DraftPlace) => `${userId}:${pageId}:${place}`;

/** Text that is not sent yet, by user, page and place. Loaded before a discussion is shown. */
export const commentDrafts = new DurableMap<string>({
  name: 'touchline-comment-drafts',
  localStorage: { prefix: 'touchline:comment:', read: (key, text) => [[key, text]] },
});

/** Returns whether something was begun there, before this page was opened. */
export const hasDraft = (userId: number, pageId: number, place: DraftPlace) =>
  Boolean(commentDrafts.get(keyOf(userId, pageId, place)));

/** A document is rendered, and hydrated, without drafts. */
const empty: ReadonlyMap<string, string> = new Map();
const noDrafts = () => empty;

/** Text that is not sent yet, kept in this browser, so that a reload or a crash loses none. */
export function useCommentDraft(pageId: number, place: DraftPlace) {
  const key = keyOf(useUser().id, pageId, place);
  const drafts = useSyncExternalStore(commentDrafts.subscribe, commentDrafts.snapshot, noDrafts);
  const text = drafts.get(key) ?? '';
  const change = (next: string) => {
    const kept = commentDrafts.get(key) ?? '';
    // Text that was typed before hydration, when the draft was not shown yet, is added to it; a browser may have restored both.
    const all = kept === text || next.startsWith(kept) ? next : `${kept} ${next}`;
    void commentDrafts.set(key, all || undefined);
  };
  return [text, change] as const;
}
