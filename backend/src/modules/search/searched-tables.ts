export type SearchedKind = 'page' | 'play';

interface SearchedTables {
  content: string;
  /** View with the content of the current version. */
  whole: string;
  title: string;
  documents: string;
  /** Column of `documents`. */
  id: string;
  /** Expression for the texts of row `p` of `whole` besides its title and its HTML. */
  texts: string;
}

/** Each kind has a table of documents of its own, so that a scan of one kind reads no row of the other. */
export const searchedTables: Record<SearchedKind, SearchedTables> = {
  page: {
    content: 'pages',
    whole: 'whole_pages',
    title: 'title',
    documents: 'search_documents',
    id: 'page_id',
    texts: `array_remove(array[nullif(array_to_string(p.tags, ', '), '')], null)`,
  },
  play: {
    content: 'plays',
    whole: 'whole_plays',
    title: 'name',
    documents: 'play_search_documents',
    id: 'play_id',
    texts: `array_remove(array[p.description, p.board_text, p.formation, nullif(array_to_string(p.tags, ', '), '')], null)`,
  },
};

export const searchedKinds = Object.keys(searchedTables) as SearchedKind[];

/** Returns a value for each kind. */
export const forEachKind = <Value>(
  value: (tables: SearchedTables) => Value,
): Record<SearchedKind, Value> => ({
  page: value(searchedTables.page),
  play: value(searchedTables.play),
});
