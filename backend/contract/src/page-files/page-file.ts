export const pageFileStates = ['waiting', 'active', 'done', 'failed'] as const;
export type PageFileState = (typeof pageFileStates)[number];

/** A PDF that is made of a page. */
export interface PageFileJob {
  id: number;
  pageId: number;
  state: PageFileState;
  /** From 0 to 1. */
  progress: number;
  /** Where the file is, once it is there. */
  url: string | null;
  /** ISO 8601; nobody gets it afterwards. */
  availableUntil: string;
}
