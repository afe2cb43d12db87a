/** Texts of a page's menu; loaded with its entries. */
export const pageMenuTexts = {
  view: 'View',
  sunlight: 'Sunlight',
  sunlightDetail: 'Black on white, larger text',
} as const;
