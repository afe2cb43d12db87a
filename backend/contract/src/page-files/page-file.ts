export const pageFileStates = ['waiting', 'active', 'done', 'failed'] as const;
export type PageFileState = (typeof pageFileStates)[number];

/** A PDF export of a page or play. */
export interface PageFileJob {
  id: number;
  /** 0 for the file of a play: an app of an earlier build reads a number. */
  pageId: number;
  /** Null for the file of a page. */
  playId: number | null;
  state: PageFileState;
  /** From 0 to 1. */
  progress: number;
  /** URL of the file once it is rendered. */
  url: string | null;
  /** The file is deleted at this time. */
  availableUntil: string;
}
