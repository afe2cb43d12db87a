import { hasAccess, isEditor, type Policy } from '../standing';

/** The comment that a policy decides about. */
export interface CommentSubject {
  userId: number | null;
  /** The parent comment; null for the first comment of a thread. */
  parentId: number | null;
}

export const canReadComments: Policy = hasAccess;
export const canWriteComments: Policy = hasAccess;
/** A deleted comment takes no reactions; it counts as missing. */
export const canReactToComments: Policy<CommentSubject> = (standing) => hasAccess(standing);
export const canEditComment: Policy<CommentSubject> = (standing, comment) =>
  hasAccess(standing) && (comment.userId === standing.userId || isEditor(standing));
export const canDeleteComment: Policy<CommentSubject> = canEditComment;
/** Allows resolving the first comment only, which resolves the whole thread. */
export const canResolveComments: Policy<CommentSubject> = (standing, comment) =>
  comment.parentId === null && isEditor(standing);
