export const pinTexts = {
  startHere: 'Start here',
  pin: 'Pin to Start here',
  unpin: 'Unpin from Start here',
  full: 'Unpin one first.',
  pinned: 'Pinned to Start here',
  unpinned: 'Unpinned from Start here',
  pinFailed: "This couldn't be pinned. Please try again.",
  unpinFailed: "This couldn't be unpinned. Please try again.",
  reorderFailed: "The order couldn't be saved. Please try again.",
  /** Second line of a play's tile. */
  play: 'Play',
} as const;
