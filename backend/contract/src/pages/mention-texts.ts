/** Texts of mentions of pages and plays that have no title for the reader. */
export const mentionTexts = {
  hidden: { page: 'Page you cannot open', play: 'Play you cannot open' },
  bin: { page: 'Page in the bin', play: 'Play in the bin' },
  gone: { page: 'Deleted page', play: 'Deleted play' },
  untitled: { page: 'Untitled Page', play: 'Untitled play' },
} as const;
