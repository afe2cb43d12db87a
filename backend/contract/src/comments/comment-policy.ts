import { hasAccess, isEditor, type Policy } from '../standing';

/** What a policy needs to know of a comment. */
export interface CommentSubject {
  userId: number | null;
}

export const canReadComments: Policy = hasAccess;
export const canWriteComments: Policy = hasAccess;
export const canEditComment: Policy<CommentSubject> = (standing, comment) =>
  hasAccess(standing) && (comment.userId === standing.userId || isEditor(standing));
export const canDeleteComment: Policy<CommentSubject> = canEditComment;
export const canResolveComments: Policy<CommentSubject> = (standing) => isEditor(standing);
