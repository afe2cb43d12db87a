import type { ReactionKind } from './reaction';

/** Texts of threads that a page loads after itself: reactions, and threads beside their words. */
export const talkTexts = {
  /** The number of a mark on a board, and the author of its thread. */
  marked: (mark: number, author: string) => `${mark}: ${author}`,
  kinds: { agree: 'Agree', done: 'Done', 'not-clear': 'Not clear' } satisfies Record<ReactionKind, string>,
  /** Names of users, and how many more there are. */
  names: (names: readonly string[], count: number) => {
    const more = count - names.length;
    const [last, ...others] = [...names].reverse();
    if (more > 0) return `${names.join(', ')} and ${more} more`;
    return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : (last ?? '');
  },
  resolved: 'Comment resolved',
  undo: 'Undo',
  beside: 'Comments on the text',
  open: (author: string) => `Open the comment by ${author}`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  mark: (count: number, words: string) => `${count === 1 ? '1 comment' : `${count} comments`} on “${words}”`,
  newComment: 'New comment',
} as const;
