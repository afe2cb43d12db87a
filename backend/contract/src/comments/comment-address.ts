/** Returns the path of a comment on its page. */
export const commentAddress = (pageId: number, commentId: number): string =>
  `/pages/${pageId}#comment-${commentId}`;
