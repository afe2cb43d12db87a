import { Injectable } from '@nestjs/common';
import {
  containsPattern,
  Database,
  escapeLike,
  unpreparedStatement,
  statement,
} from '../../platform/database';
import { editsTeam, seesTeam } from '../access';

export interface PageHit {
  id: number;
  title: string;
  tags: string[];
  team_id: number;
  team: string;
  content: string;
  in_title: boolean;
  is_draft: boolean;
}

/**
 * The scope of a user's search: the teams that the user sees, those whose drafts the user sees, and the number of their pages,
 * up to a maximum.
 */
export interface SearchScope {
  teams: number[];
  edited: number[];
  pages: number;
}

const scope = statement(
  'search_scope',
  `with seen as materialized (
     select coalesce(array_agg(t.id), '{}') as teams,
            coalesce(array_agg(t.id) filter (where ${editsTeam('$1')}), '{}') as edited
       from teams t where ${seesTeam('$1')})
   select teams, edited, (
     select count(*)::integer from (
       select 1 from pages p where p.team_id = any(teams) and p.deleted_at is null limit $2) counted) as pages
     from seen`,
);

/** Uses at most four search terms: more do not narrow the result enough to pay for the lookup. */
const MAX_TERMS = 4;

/** $1 are the teams of the user, $2 those whose drafts the user sees. */
const seen =
  'p.team_id = any($1) and p.deleted_at is null and (p.published_at is not null or p.team_id = any($2))';

/** `strpos` is twice as fast as `like`, which is needed only for the indexes. */
const contains = (column: string) => `strpos(${column}, lower($3)) > 0`;

const newest = 'p.updated_at desc, p.id desc';
/**
 * Selects pages `p` by their documents `d`: matches in the title first, then the newest. $3 is the search term, $4 the limit.
 */
const pageHits = (from: string, where: string) => `
  select p.id, p.title, p.tags, p.team_id, p.content, found.team, found.in_title, p.published_at is null as is_draft from (
    select p.id, t.name as team, ${contains('d.title')} as in_title
      from ${from} join teams t on t.id = p.team_id
     where ${where} order by in_title desc, ${newest} limit $4) found
    join whole_pages p on p.id = found.id
   order by in_title desc, ${newest}`;

/**
 * `offset 0` fixes the join order: first the rows, then their texts. The trigram index, which spans all teams, would be
 * slower here. Pages are read with an index-only scan: looking up each row took as long as searching its text.
 */
const inAllPages = statement(
  'search_among_all',
  pageHits(
    `unnest($1::integer[]) as seen (team_id)
       cross join lateral (select * from search_documents where team_id = seen.team_id offset 0) d
       join (select id, team_id, updated_at from pages p where ${seen} offset 0) p
         on p.id = d.page_id`,
    contains('d.text'),
  ),
);
const inNewestPages = unpreparedStatement(
  `with near as materialized (
     select p.id, p.team_id, p.updated_at from pages p
      where ${seen} order by ${newest} limit $5)
   ${pageHits('near p cross join lateral (select * from search_documents where page_id = p.id offset 0) d', contains('d.text'))}`,
);
/** Also scans the rows that are not merged into the trigram indexes yet (migration 17). */
const byIndex = (column: 'title' | 'text', isThere: string) =>
  unpreparedStatement(
    `with d as materialized (
       select page_id, title from search_documents where is_merged and ${isThere} and ${contains(column)}
       union all
       select page_id, title from (select * from search_documents where not is_merged offset 0) latest
        where ${contains(column)})
     ${pageHits('d join pages p on p.id = d.page_id', seen)}`,
  );
/** $5 is the search term as a like-pattern. */
const byTitle = byIndex('title', 'title like lower($5)');
/** $5 and later parameters are like-patterns of single terms; a page must contain a match for each (migration 18). */
const byTerms = (patterns: readonly string[]) =>
  byIndex('text', patterns.map((_, place) => hasTermLike(`$${5 + place}`)).join(' and '));
const hasTermLike = (pattern: string) =>
  `search_terms_of(text) && (select array_agg(term) from search_terms where term like lower(${pattern}))`;

/** Finds pages by their text: matches in the title first, then the newest. */
@Injectable()
export class PageSearchRepository {
  constructor(private readonly database: Database) {}

  async scopeOf(userId: number, countedTo: number): Promise<SearchScope> {
    const [row] = await this.database.read<SearchScope>(scope, [userId, countedTo]);
    return row ?? { teams: [], edited: [], pages: 0 };
  }

  /** Scans all pages of the teams. */
  scanAll({ teams, edited }: SearchScope, words: string, limit: number): Promise<PageHit[]> {
    return this.database.read<PageHit>(inAllPages, [teams, edited, words, limit]);
  }

  /** Scans the newest pages. */
  scanNewest(
    { teams, edited }: SearchScope,
    words: string,
    { limit, pages }: { limit: number; pages: number },
  ): Promise<PageHit[]> {
    return this.database.read<PageHit>(inNewestPages, [teams, edited, words, limit, pages]);
  }

  /** Finds pages by the trigram index of titles: fast when few titles match. */
  findByTitle({ teams, edited }: SearchScope, words: string, limit: number): Promise<PageHit[]> {
    return this.database.read<PageHit>(byTitle, [teams, edited, words, limit, containsPattern(words)]);
  }

  /** Finds pages by the index of terms: fast when few pages match. */
  findByTerms({ teams, edited }: SearchScope, words: string, limit: number): Promise<PageHit[]> {
    const patterns = termPatterns(words);
    return this.database.read<PageHit>(byTerms(patterns), [teams, edited, words, limit, ...patterns]);
  }
}

/** Returns like-patterns of the longest terms of a text; the first and the last one may be parts of longer words. */
function termPatterns(text: string): string[] {
  const words = text.split(/[ \n]/);
  const patterns = words.map((word, place) => {
    const isAt = { begin: place === 0, end: place === words.length - 1 };
    return `${isAt.begin ? '%' : ''}${escapeLike(word)}${isAt.end ? '%' : ''}`;
  });
  return patterns.sort((one, other) => other.length - one.length).slice(0, MAX_TERMS);
}
