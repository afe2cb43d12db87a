import { useState } from 'react';
import { useUser } from '../../shared/session';

/** Where on a page something is being written: a new thread, the answer to a comment or the change of one. */
export type DraftPlace = 'new' | 'quote' | `reply-${number}` | `edit-${number}`;

const keyOf = (userId: number, pageId: number, place: DraftPlace) =>
  `touchline:comment:${userId}:${pageId}:${place}`;

/** Storage may be full or forbidden: then a draft lives as long as the page does. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function keep(key: string, text: string): void {
  if (text === '') attempt(() => localStorage.removeItem(key));
  else attempt(() => localStorage.setItem(key, text));
}

/** Whether something was begun there, before this page was opened. */
export const hasDraft = (userId: number, pageId: number, place: DraftPlace) =>
  Boolean(attempt(() => localStorage.getItem(keyOf(userId, pageId, place))));

/** Words that are not sent yet, kept in this browser, so that a reload loses none. */
export function useCommentDraft(pageId: number, place: DraftPlace) {
  const key = keyOf(useUser().id, pageId, place);
  const [text, setText] = useState(() => attempt(() => localStorage.getItem(key)) ?? '');
  const change = (next: string) => {
    setText(next);
    keep(key, next);
  };
  return [text, change] as const;
}
