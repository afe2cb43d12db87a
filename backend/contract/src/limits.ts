/** Limits and durations of the specification (section 9) and of its readings. Texts without a unit are in UTF-16 units. */
export const limits = {
  teamName: 50,
  teamDescription: 20_000,
  sport: 50,
  passwordMin: 8,
  /** Argon2 hashes the whole input; a longer one costs time and adds no strength. */
  passwordMax: 200,
  /** Includes spaces that the user typed. */
  signInCode: 60,
  recoveryCodes: 10,
  /** Wrong authenticator codes of one account, from all clients, before it is locked for `codeLockoutMs`. */
  wrongCodes: 5,
  codeLockoutMs: 15 * 60_000,
  email: 254,
  personName: 100,
  pageTitle: 200,
  /** HTML. */
  pageContentBytes: 2_000_000,
  publishNote: 140,
  /** Publications of a team within this time are one notification. */
  publicationsMergedMs: 10 * 60_000,
  /** Pages and plays count as new this long after their publication. */
  newForMs: 14 * 24 * 60 * 60_000,
  /** Pages that one call publishes. */
  publishedPages: 100,
  tags: 50,
  tagLength: 50,
  comment: 10_000,
  quote: 10_000,
  /** Maximum depth of a thread, its first comment included. */
  commentDepth: 100,
  searchText: 200,
  summariesPerCall: 100,
  /** Rows per response of a paginated list. */
  rowsPerCall: 100,
  threadsPerCall: 50,
  /** Threads with more replies are sent without them and shown collapsed. */
  expandedReplies: 8,
  autosaveDelayMs: 3000,
  editingPauseMs: 500,
  loginRedirectMs: 500,
  logoutRedirectMs: 1000,
  passwordRedirectMs: 3000,
  copiedResetMs: 2000,
  selectionButtonDelayMs: 10,
  recentPages: 10,
  activities: 20,
  auditEntries: 50,
  sidebarPages: 5,
  panelSkeletons: 3,
  cardSkeletons: 6,
  cardTags: 3,
  previewChars: 100,
  tableMin: 1,
  tableMax: 20,
  tableDefault: 3,
  imageColumns: 12,
  imageColumnsDefault: 6,
  tagSuggestionsFrom: 2,
  /** Tags that the team screen shows; the others are found by search. */
  commonTags: 24,
  viewIntervalMs: 30 * 60_000,
  sessionLifetimeMs: 30 * 24 * 3600_000,
  binRetentionMs: 30 * 24 * 3600_000,
  inviteUses: 100_000,
  inviteLifetimeMs: 7 * 24 * 3600_000,
  firstPasswordLifetimeMs: 7 * 24 * 3600_000,
  resetLifetimeMs: 3600_000,
  /** Maximum time that one heartbeat adds to the time spent. */
  heartbeatMaxMs: 60_000,
  bulkRows: 10_000,
  versionsPerCall: 50,
  sittingsPerCall: 50,
  /** Maximum time between two saves of a user in the same sitting. */
  sittingPauseMs: 10 * 60_000,
  /** HTML. Added and removed words of longer pages are not counted. */
  countedContentBytes: 200_000,
  categoryName: 100,
  categoryIcon: 50,
  /** Maximum depth of the tree of categories. */
  categoryDepth: 6,
  playName: 200,
  playDescription: 2000,
  formation: 100,
  /** Pinned pages and plays of a team together. */
  pins: 6,
  pdfRetentionMs: 24 * 3600_000,
  /** Longest edge of the resized pictures. */
  smallPicturePx: 320,
  mediumPicturePx: 1280,
  /** Both edges of a profile photo. */
  avatarPx: 192,
  avatarBytes: 20 * 1024 * 1024,
  mediaFiles: 20,
  /** Files that one call copies from other teams. */
  mediaCopies: 100,
  mediaBytes: 200 * 1024 * 1024,
  /** Limits of an imported archive: size, unpacked size, and pages and files together. */
  archiveBytes: 2 * 1024 ** 3,
  archiveUnpackedBytes: 4 * 1024 ** 3,
  archiveEntries: 20_000,
} as const;
