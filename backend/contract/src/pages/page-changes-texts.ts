/** Texts of a page or play whose changes since the last reading are marked; loaded with the marks. */
export const changesTexts = {
  changes: 'Changes',
  changesSince: (count: number) => (count === 1 ? 'change since' : 'changes since'),
  of: 'of',
  previous: 'Previous change (P)',
  next: 'Next change (N)',
  done: 'Done',
  mostlyNew: { page: 'Most of this page is new.', play: 'Most of this play is new.' },
  noTextChanged: 'No text changed.',
  failed: "The changes can't be shown.",
  updatedJustNow: (name: string) => `Updated just now by ${name}`,
  loading: 'Loading changes...',
  whole: { added: 'Added', removed: 'Removed', changed: 'Changed' },
} as const;
