import type { WordChange } from '../lifecycle/lifecycle';

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The history of a page or play, visible to editors. */
export const historyTexts = {
  historyLoading: 'Loading history...',
  historyFailed: "We couldn't load the history.",
  backToVersions: 'All versions',
  versions: 'Versions',
  saves: (count: number) => many(count, 'save'),
  changes: (count: number) => many(count, 'change'),
  savesBy: (author: string, time: string) => `Saves by ${author}, ${time}`,
  showSaves: (saves: string) => `Show ${saves}`,
  hideSaves: (saves: string) => `Hide ${saves}`,
  olderSaves: 'Show older saves',
  words: ({ added, removed }: WordChange) => {
    if (added === 0 && removed === 0) return 'No words changed';
    if (added === 0) return `${many(removed, 'word')} removed`;
    return `${many(added, 'word')} added${removed === 0 ? '' : `, ${removed} removed`}`;
  },
  currentVersion: 'Current',
  published: 'Published',
  publishedBy: (name: string) => `Published by ${name}`,
  note: (note: string) => `“${note}”`,
  teamNotified: 'Team notified',
  restoredFrom: (day: string) => `Restored from ${day}`,
  times: (from: string, to: string) => `${from} to ${to}`,
  today: 'Today',
  yesterday: 'Yesterday',
  unknownAuthor: 'Former member',
  olderVersions: 'Show older versions',
  show: 'Show',
  changesMade: 'Changes made',
  asItWas: 'As it was',
  noChanges: 'No changes.',
  before: 'Before',
  after: 'After',
  firstVersion: 'This is the first version.',
  change: { same: 'Unchanged', added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
  unchangedBlocks: 'unchanged parts',
  restoreVersion: 'Restore this version',
  restoreVersionTitle: 'Restore this version?',
  restoreVersionAction: 'Restore',
  restored: 'Version restored',
  restoreFailed: 'Failed to restore this version.',
  of: {
    page: {
      history: 'Page history',
      one: 'This is the first version of this page. Every save adds a version here.',
      denied: 'Only people who can edit this page can see its history.',
      back: 'Back to page',
      restoreLead: 'The page goes back to this version. The current version is kept in the history.',
    },
    play: {
      history: 'Play history',
      one: 'This is the first version of this play. Every save adds a version here.',
      denied: 'Only people who can edit this play can see its history.',
      back: 'Back to play',
      restoreLead: 'The play goes back to this version. The current version is kept in the history.',
    },
  },
} as const;
