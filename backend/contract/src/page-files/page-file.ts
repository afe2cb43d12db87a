export const pageFileStates = ['waiting', 'active', 'done', 'failed'] as const;
export type PageFileState = (typeof pageFileStates)[number];

/** A PDF export of a page. */
export interface PageFileJob {
  id: number;
  pageId: number;
  state: PageFileState;
  /** From 0 to 1. */
  progress: number;
  /** URL of the file once it is rendered. */
  url: string | null;
  /** The file is deleted at this time. */
  availableUntil: string;
}
