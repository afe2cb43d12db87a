/** What parts of a page's words are called for those who do not see them. */
export const contentTexts = {
  table: 'Table',
  code: 'Code',
} as const;
