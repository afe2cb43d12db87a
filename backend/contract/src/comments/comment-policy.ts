import { hasAccess, isEditor, type Policy } from '../standing';

/** What a policy needs to know of a comment. */
export interface CommentSubject {
  userId: number | null;
  /** The comment it answers; null when it began the thread. */
  parentId: number | null;
}

export const canReadComments: Policy = hasAccess;
export const canWriteComments: Policy = hasAccess;
export const canEditComment: Policy<CommentSubject> = (standing, comment) =>
  hasAccess(standing) && (comment.userId === standing.userId || isEditor(standing));
export const canDeleteComment: Policy<CommentSubject> = canEditComment;
/** A thread is resolved as a whole, at the comment that began it. */
export const canResolveComments: Policy<CommentSubject> = (standing, comment) =>
  comment.parentId === null && isEditor(standing);
