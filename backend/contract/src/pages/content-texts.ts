/** Accessible names of parts of a page. */
export const contentTexts = {
  table: 'Table',
  code: 'Code',
} as const;
