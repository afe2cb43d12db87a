import type { IsoTime } from '../http-types';

/** A text that editors of a team saved from a page, to begin other pages with. Lists are sorted by name and have no content. */
export interface PageTemplateHead {
  id: number;
  teamId: number;
  /** Unique in the team, whatever its case. */
  name: string;
  tags: string[];
  createdBy: number | null;
  /** Null for a deleted account. */
  creator: { displayName: string } | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface PageTemplate extends PageTemplateHead {
  /** Sanitised HTML in the canonical form of `docs/content.md`. */
  content: string;
}

export interface NewPageTemplate {
  name: string;
  content: string;
  tags?: string[];
}

/** Omitted fields keep their value. */
export type PageTemplateChange = Partial<NewPageTemplate>;
