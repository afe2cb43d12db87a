import { hasAccess, isEditor, type Policy } from '../standing';

export const canReadPages: Policy = hasAccess;
/** A draft does not exist for all others. */
export const canSeeDrafts: Policy = isEditor;
export const canPublishPages: Policy = isEditor;
export const canStarPages: Policy = hasAccess;
export const canCreatePages: Policy = isEditor;
/** A duplicate is a new page of the team. */
export const canDuplicatePages: Policy = canCreatePages;
export const canEditPages: Policy = isEditor;
export const canDeletePages: Policy = isEditor;
export const canSeeHistory: Policy = isEditor;
/** A version that a user compares the page with, and the version that this user read last. */
export interface ComparedVersion {
  version: number;
  lastRead: number | null;
  /** It was current while the page was published. */
  wasPublished: boolean;
}

/** Editors compare with every version; others with versions that they could have read. */
export const canCompareWith: Policy<ComparedVersion> = (standing, { version, lastRead, wasPublished }) =>
  canSeeHistory(standing) ||
  (hasAccess(standing) && wasPublished && lastRead !== null && version <= lastRead);
/** Editors read pages, plays and lists of the team as a player would, by `as=player`. */
export const canViewAsPlayer: Policy = isEditor;
export const canUseBin: Policy = isEditor;
/** Readers of a page can export it. */
export const canExportPages: Policy = hasAccess;
