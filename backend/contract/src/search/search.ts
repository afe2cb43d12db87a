/** A page whose title or words hold what was searched for. */
export interface FoundPage {
  id: number;
  title: string;
  tags: string[];
  team: { id: number; name: string };
  /** Some words around the first place where it stands; the first words where that is in the title. */
  excerpt: string;
}

export interface FoundTeam {
  id: number;
  name: string;
  sport: string;
}

/** Somebody in a team of the caller's. */
export interface FoundPerson {
  id: number;
  username: string;
  displayName: string;
  avatar: string | null;
  team: { id: number; name: string };
}

/** The best of each, titles and names before words. */
export interface SearchResults {
  pages: FoundPage[];
  teams: FoundTeam[];
  people: FoundPerson[];
}
