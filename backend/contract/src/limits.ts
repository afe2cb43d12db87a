/*
 * Limits and durations of the specification (section 9) and of its readings. Texts without a unit are in UTF-16 units. Constants of
 * their own, because a bundle contains only those that it uses.
 */

export const teamName = 50;
export const teamDescription = 20_000;
export const sport = 50;
export const passwordMin = 8;
/** Argon2 hashes the whole input; a longer one costs time and adds no strength. */
export const passwordMax = 200;
/** Includes spaces that the user typed. */
export const signInCode = 60;
export const recoveryCodes = 10;
/** Wrong authenticator codes of one account, from all clients, before it is locked for `codeLockoutMs`. */
export const wrongCodes = 5;
export const codeLockoutMs = 15 * 60_000;
export const email = 254;
export const personName = 100;
export const positions = 4;
/** Positions in a row of a bulk upload, and the length of each: codes that the sport lacks are reported. */
export const uploadedPositions = 20;
export const uploadedPositionChars = 40;
export const pageTitle = 200;
/** HTML. */
export const pageContentBytes = 2_000_000;
export const publishNote = 140;
/** Publications of a team within this time are one notification. */
export const publicationsMergedMs = 10 * 60_000;
/** Pages and plays count as new this long after their publication. */
export const newForMs = 14 * 24 * 60 * 60_000;
/** Pages, or plays, that one call publishes, tags, moves to another team, or moves to the bin or out of it. */
export const selectedContents = 100;
export const tags = 50;
export const tagLength = 50;
export const comment = 10_000;
export const quote = 10_000;
/** Maximum depth of a thread, its first comment included. */
export const commentDepth = 100;
export const searchText = 200;
export const summariesPerCall = 100;
/** Rows per response of a paginated list. */
export const rowsPerCall = 100;
/** Names of users in a reaction to a comment; all are counted. */
export const reactionNames = 10;
export const threadsPerCall = 50;
/** Pages and plays that mention a page or play, per response. */
export const mentioningPerCall = 20;
/** Threads with more replies are sent without them and shown collapsed. */
export const expandedReplies = 8;
export const autosaveDelayMs = 3000;
export const editingPauseMs = 500;
export const loginRedirectMs = 500;
export const logoutRedirectMs = 1000;
export const passwordRedirectMs = 3000;
export const copiedResetMs = 2000;
export const selectionButtonDelayMs = 10;
export const recentPages = 10;
export const activities = 20;
export const auditEntries = 50;
export const sidebarPages = 5;
export const panelSkeletons = 3;
export const cardSkeletons = 6;
export const cardTags = 3;
export const previewChars = 100;
export const tableMin = 1;
export const tableMax = 20;
export const tableDefault = 3;
export const imageColumns = 12;
export const imageColumnsDefault = 6;
export const tagSuggestionsFrom = 2;
/** Tags that the team screen shows; the others are found by search. */
export const commonTags = 24;
export const viewIntervalMs = 30 * 60_000;
export const sessionLifetimeMs = 30 * 24 * 3600_000;
export const binRetentionMs = 30 * 24 * 3600_000;
export const inviteUses = 100_000;
export const inviteLifetimeMs = 7 * 24 * 3600_000;
export const firstPasswordLifetimeMs = 7 * 24 * 3600_000;
export const resetLifetimeMs = 3600_000;
/** Maximum time that one heartbeat adds to the time spent. */
export const heartbeatMaxMs = 60_000;
export const bulkRows = 10_000;
export const versionsPerCall = 50;
export const sittingsPerCall = 50;
/** Maximum time between two saves of a user in the same sitting. */
export const sittingPauseMs = 10 * 60_000;
/** HTML. Added and removed words of longer pages are not counted. */
export const countedContentBytes = 200_000;
export const categoryName = 100;
export const categoryIcon = 50;
/** Maximum depth of the tree of categories. */
export const categoryDepth = 6;
export const playName = 200;
export const playDescription = 2000;
export const formation = 100;
/** Formations of boards that a team saved, and the length of their names. */
export const boardFormations = 50;
export const boardFormationName = 40;
/** Templates of a team for its pages, and the length of their names. */
export const pageTemplates = 50;
export const pageTemplateName = 60;
/** Pinned pages and plays of a team together. */
export const pins = 6;
export const pdfRetentionMs = 24 * 3600_000;
export const dataExportRetentionMs = 24 * 3600_000;
/** Longest edge of the resized pictures. */
export const smallPicturePx = 320;
export const mediumPicturePx = 1280;
/** Both edges of a profile photo. */
export const avatarPx = 192;
export const avatarBytes = 20 * 1024 * 1024;
export const posterBytes = 10 * 1024 * 1024;
export const mediaFiles = 20;
/** Files that one call copies from other teams. */
export const mediaCopies = 100;
export const mediaBytes = 200 * 1024 * 1024;
/** Limits of an imported archive: size, unpacked size, and pages and files together. */
export const archiveBytes = 2 * 1024 ** 3;
export const archiveUnpackedBytes = 4 * 1024 ** 3;
export const archiveEntries = 20_000;
/** Missing paths that the result of an import lists. */
export const listedMissing = 100;
