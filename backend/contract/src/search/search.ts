/** A page or play that matches the search in its title or text. */
export interface FoundContent {
  id: number;
  tags: string[];
  team: { id: number; name: string };
  /** Text around the first match; the beginning of the text when the title matches. */
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
  team: { id: number; name: string };
}

/** The best matches of each kind; titles and names rank above text. */
export interface SearchResults {
  pages: FoundPage[];
  /** Optional, because an earlier build does not send it. */
  plays?: FoundPlay[];
  teams: FoundTeam[];
  people: FoundPerson[];
}
