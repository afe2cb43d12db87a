/** Texts of the sidebar and the breadcrumbs, which the first screens load; all others are `categoryTexts`. */
export const categoryNavTexts = {
  category: 'Category',
  categories: 'Categories',
  manage: 'Manage categories',
  addFirst: 'Add categories',
  allPages: 'All pages',
  between: 'Show full path',
  leave: 'Show all pages',
} as const;
