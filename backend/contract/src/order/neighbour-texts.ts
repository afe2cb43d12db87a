/** Texts of the links to the next and previous page or play of a category. */
export const neighbourTexts = {
  inCategory: 'Next and previous in this category',
  previous: { page: 'Previous page', play: 'Previous play' },
  next: { page: 'Next page', play: 'Next play' },
} as const;
