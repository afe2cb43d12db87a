export const reactionKinds = ['agree', 'done', 'not-clear'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** The reactions of one kind to a comment; kinds that nobody chose are left out. */
export interface Reaction {
  kind: ReactionKind;
  /** The number of users. */
  count: number;
  /** True if the caller is one of them. */
  isMine: boolean;
  /** Display names of the first `limits.reactionNames` users. */
  names: string[];
}
