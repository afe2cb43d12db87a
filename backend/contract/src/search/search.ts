import type { IsoTime } from '../http-types';
import type { ContentKind } from '../lifecycle/lifecycle';

export const foundKinds = ['pages', 'plays', 'comments', 'files', 'people', 'teams'] as const;
/** Results are listed by kind. */
export type FoundKind = (typeof foundKinds)[number];

interface TeamOfHit {
  id: number;
  name: string;
}

/** A page or play that matches the search in its title, text or tags. */
export interface FoundContent {
  id: number;
  tags: string[];
  team: TeamOfHit;
  /** Text from the first match on; the beginning of the text when the title matches. */
  excerpt: string;
  /** Visible to editors of the team only. Optional, because an earlier build does not send it. */
  isDraft?: boolean;
}

export interface FoundPage extends FoundContent {
  title: string;
}

/** Found by its description, formation, tags and the words of its board, too. */
export interface FoundPlay extends FoundContent {
  name: string;
}

export interface FoundComment {
  id: number;
  /** Text from the first match on. */
  excerpt: string;
  /** The displayed name of the author; null after the account was deleted. */
  author: string | null;
  /** The page or play that it is on. */
  on: { kind: ContentKind; id: number; title: string };
  /** The beginning of the comment that it replies to; null if it begins a thread. */
  replyTo: string | null;
  team: TeamOfHit;
  createdAt: IsoTime;
  /** On a draft, which only editors of the team see. */
  isDraft: boolean;
}

export interface FoundFile {
  id: number;
  name: string;
  mimeType: string;
  /** Path on this origin; needs access to the team. */
  url: string;
  team: TeamOfHit;
  uploadedAt: IsoTime;
}

export interface FoundTeam {
  id: number;
  name: string;
  sport: string;
}

/** A member of one of the caller's teams. */
export interface FoundPerson {
  id: number;
  username: string;
  displayName: string;
  avatar: string | null;
  team: TeamOfHit;
}

/** The best matches of each kind: with the phrase as it was typed first, then in titles and names, then the newest. */
export interface SearchResults {
  pages: FoundPage[];
  /** Optional, because an earlier build does not send it; so are comments and files. */
  plays?: FoundPlay[];
  comments?: FoundComment[];
  files?: FoundFile[];
  teams: FoundTeam[];
  people: FoundPerson[];
}

export interface SearchQuery {
  q: string;
  /** Only of this team. */
  team?: number;
}

export interface SearchListQuery extends SearchQuery {
  kind: FoundKind;
  cursor?: string;
}

/** A part of the results of one kind; the lists of all others are empty. */
export interface SearchPart {
  found: SearchResults;
  /** Null after the last result, and after the first 500. */
  nextCursor: string | null;
}
