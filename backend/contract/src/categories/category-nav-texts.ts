export const categoryNavTexts = {
  category: 'Category',
  categories: 'Categories',
  manage: 'Manage categories',
  addFirst: 'Add categories',
  allPages: 'All pages',
  between: 'Show full path',
  leave: 'Show all pages',
} as const;
