import type { IsoTime } from '../wire';

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
  /** A file of the team's media. */
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

/** PATCH: only what is given changes. */
export type PlayChange = Partial<NewPlay>;

export interface PlayFilter {
  /** Part of the name or the description, any case. */
  search?: string;
  /** Any of these tags, any case. */
  tag?: string | string[];
  /** Filed in this category, or in one below it. */
  category?: number;
}
