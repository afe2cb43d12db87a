export const pinTexts = {
  startHere: 'Start here',
  pin: 'Pin to Start here',
  unpin: 'Unpin from Start here',
  full: 'Unpin one first.',
  pinned: 'Pinned to Start here',
  unpinned: 'Unpinned from Start here',
  failed: "This couldn't be changed. Please try again.",
  actionsOf: (title: string) => `Actions for ${title}`,
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  /** Announced after a move by key. */
  moved: (count: number) => (title: string, place: number) => `${title}, ${place} of ${count}`,
  reorderFailed: "The order couldn't be saved. Please try again.",
  /** Second line of a play's tile. */
  play: 'Play',
} as const;
