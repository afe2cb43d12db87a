import type { ContentKind } from '../lifecycle/lifecycle';

/** Returns the path of a comment on its page or play. */
export const commentAddress = ({ kind, id }: { kind: ContentKind; id: number }, commentId: number): string =>
  `/${kind}s/${id}#comment-${commentId}`;
