import {
  canDeleteComment,
  canEditComment,
  canResolveComments,
  canWriteComments,
  type ContentComment,
  type Standing,
} from '@touchline/contract';

/** Permissions of the user in a discussion, by the contract's policies. */
export interface CommentPermissions {
  canWrite: boolean;
  canEdit: (comment: ContentComment) => boolean;
  canDelete: (comment: ContentComment) => boolean;
  canResolve: (comment: ContentComment) => boolean;
}

export function commentPermissions(standing: Standing): CommentPermissions {
  return {
    canWrite: canWriteComments(standing),
    canEdit: (comment) => canEditComment(standing, comment),
    canDelete: (comment) => canDeleteComment(standing, comment),
    canResolve: (comment) => comment.parentId === null && canResolveComments(standing, comment),
  };
}
