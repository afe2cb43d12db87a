/** Moves pages and plays of one team to another: all of them, or none. */
export interface ContentMove {
  pageIds?: number[];
  playIds?: number[];
  toTeamId: number;
  /** Categories for some of them, to undo a move; a category that is not of the new team is ignored. */
  categories?: CategoryOfMove[];
}

export interface CategoryOfMove {
  categoryId: number;
  pageIds?: number[];
  playIds?: number[];
}
