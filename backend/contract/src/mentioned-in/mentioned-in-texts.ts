/** Texts of the list of pages and plays that mention a page or play. */
export const mentionedInTexts = {
  title: 'Mentioned in',
  more: 'Show more',
  failed: 'Could not load more pages and plays',
} as const;
