/** Returns true if the tags mark a drawing. */
export const isWhiteboard = ({ tags }: { tags: readonly string[] }): boolean =>
  tags.some((tag) => tag.toLowerCase() === 'whiteboard');
