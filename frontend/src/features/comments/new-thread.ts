import type { CommentAnchor } from '@touchline/contract';
import type { Quote } from './text-position';

/** Id of the thread that is being written: its words are marked and have a place as those of others. */
export const NEW_THREAD = 0;

/** Returns the threads with the one that is being written. */
export function withNewThread(
  threads: readonly CommentAnchor[],
  { text, position }: Quote,
): readonly CommentAnchor[] {
  return [
    ...threads,
    { id: NEW_THREAD, isResolved: false, selectedText: text, textPosition: position ?? null },
  ];
}
