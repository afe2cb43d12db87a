/** Business constants of the specification (section 9) and of its readings. Times are in milliseconds. */
export const limits = {
  teamName: 50,
  teamDescription: 20_000,
  sport: 50,
  passwordMin: 8,
  /** Argon2 reads all of it; longer input only costs time. */
  passwordMax: 200,
  /** Characters as typed, including spaces. */
  signInCode: 60,
  recoveryCodes: 10,
  /** Wrong codes of an app on one account, from anywhere, before the next is not looked at; and for how long. */
  wrongCodes: 5,
  wrongCodesPause: 15 * 60_000,
  email: 254,
  personName: 100,
  pageTitle: 200,
  /** Bytes of HTML. */
  pageContent: 2_000_000,
  tags: 50,
  tagLength: 50,
  comment: 10_000,
  quote: 10_000,
  /** Comments from the first of a thread to its deepest reply. */
  commentDepth: 100,
  searchText: 200,
  summariesPerCall: 100,
  /** Rows of a list that has no end. */
  rowsPerCall: 100,
  threadsPerCall: 50,
  /** A thread with more replies than this comes without them, and is shown collapsed. */
  expandedReplies: 8,
  autosave: 3000,
  editingPause: 500,
  loginRedirect: 500,
  logoutRedirect: 1000,
  passwordRedirect: 3000,
  copiedReset: 2000,
  selectionButtonDelay: 10,
  recentPages: 10,
  activities: 20,
  auditEntries: 50,
  sidebarPages: 5,
  panelSkeletons: 3,
  cardSkeletons: 6,
  cardTags: 3,
  preview: 100,
  tableMin: 1,
  tableMax: 20,
  tableDefault: 3,
  imageColumns: 12,
  imageColumnsDefault: 6,
  tagSuggestionsFrom: 2,
  /** Tags that the screen of a team shows before all of them are searched. */
  commonTags: 24,
  viewAgainAfter: 30 * 60_000,
  sessionLength: 30 * 24 * 3600_000,
  binKeeps: 30 * 24 * 3600_000,
  inviteUses: 100_000,
  inviteLasts: 7 * 24 * 3600_000,
  firstPasswordLasts: 7 * 24 * 3600_000,
  resetLasts: 3600_000,
  /** The most that one heartbeat adds to the time spent. */
  heartbeat: 60_000,
  bulkRows: 10_000,
  versionsPerCall: 50,
  sittingsPerCall: 50,
  /** Milliseconds between two saves of one person that still belong to one sitting. */
  sittingPause: 10 * 60_000,
  /** Bytes of HTML: the words added to longer pages are not counted. */
  countedContent: 200_000,
  categoryName: 100,
  categoryIcon: 50,
  /** Categories from the top of the tree to the deepest. */
  categoryDepth: 6,
  playName: 200,
  playDescription: 2000,
  formation: 100,
  /** Milliseconds that a PDF can be had. */
  pageFileKept: 24 * 3600_000,
  /** Longest edges in pixels. */
  pictureSmall: 320,
  pictureMedium: 1280,
  /** Both edges of a person's picture, in pixels. */
  avatarEdge: 192,
  avatarBytes: 20 * 1024 * 1024,
  mediaFiles: 20,
  /** Files of other teams in one call that copies them. */
  mediaCopies: 100,
  mediaBytes: 200 * 1024 * 1024,
  /** Limits of an imported archive: its bytes, its unpacked bytes, and its pages and files together. */
  spaceBytes: 2 * 1024 ** 3,
  spaceUnpacked: 4 * 1024 ** 3,
  spaceEntries: 20_000,
} as const;
