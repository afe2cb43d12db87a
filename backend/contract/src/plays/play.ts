import type { IsoTime } from '../http-types';

export interface Play {
  id: number;
  teamId: number;
  categoryId: number | null;
  name: string;
  description: string | null;
  /** Sanitised HTML. */
  content: string;
  tags: string[];
  formation: string | null;
  /** URL of a file in the team's media library. */
  diagramUrl: string | null;
  /** The caller's own star. */
  isStarred: boolean;
  views: number;
  createdBy: number | null;
  creator: { username: string } | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface NewPlay {
  name: string;
  description?: string | null;
  content?: string;
  tags?: string[];
  formation?: string | null;
  diagramUrl?: string | null;
  categoryId?: number | null;
}

/** Body of PATCH: omitted fields keep their value. */
export type PlayChange = Partial<NewPlay>;

export interface PlayFilter {
  /** Matches part of the name or description, case-insensitively. */
  search?: string;
  /** Matches any of these tags, case-insensitively. */
  tag?: string | string[];
  /** Includes the category's descendants. */
  category?: number;
}
