import { Injectable } from '@nestjs/common';
import {
  containsPattern,
  Database,
  escapeLike,
  unpreparedStatement,
  statement,
} from '../../platform/database';
import { editsTeam, seesTeam } from '../access';
import { forEachKind, type SearchedKind } from './searched-tables';

/** A page or play that matches. */
export interface ContentHit {
  id: number;
  title: string;
  tags: string[];
  team_id: number;
  team: string;
  content: string;
  /** Its texts besides title and content. */
  texts: string[];
  in_title: boolean;
  is_draft: boolean;
}

/**
 * The scope of a user's search: the teams that the user sees, those whose drafts the user sees, and the numbers of their pages and
 * plays, up to a maximum.
 */
export interface SearchScope {
  teams: number[];
  edited: number[];
  counts: Record<SearchedKind, number>;
}

const countOf = (table: string) => `(
  select count(*)::integer from (
    select 1 from ${table} p where p.team_id = any(teams) and p.deleted_at is null limit $2) counted)`;
const scope = statement(
  'search_scope',
  `with seen as materialized (
     select coalesce(array_agg(t.id), '{}') as teams,
            coalesce(array_agg(t.id) filter (where ${editsTeam('$1')}), '{}') as edited
       from teams t where ${seesTeam('$1')})
   select teams, edited, json_build_object('page', ${countOf('pages')}, 'play', ${countOf('plays')}) as counts from seen`,
);

/** Uses at most four search terms: more do not narrow the result enough to pay for the lookup. */
const MAX_TERMS = 4;

/** $1 are the teams of the user, $2 those whose drafts the user sees. */
const seen =
  'p.team_id = any($1) and p.deleted_at is null and (p.published_at is not null or p.team_id = any($2))';
/** `strpos` is twice as fast as `like`, which is needed only for the indexes. */
const contains = (column: string) => `strpos(${column}, lower($3)) > 0`;
const newest = 'p.updated_at desc, p.id desc';

const statements = forEachKind(({ content, whole, title, documents, id, texts }) => {
  /**
   * Selects pages or plays `p` by their documents `d`: matches in the title first, then the newest. $3 is the search term, $4 the
   * limit.
   */
  const hits = (from: string, where: string) => `
  select p.id, p.${title} as title, p.tags, p.team_id, p.content, ${texts} as texts,
         found.team, found.in_title, p.published_at is null as is_draft from (
    select p.id, t.name as team, ${contains('d.title')} as in_title
      from ${from} join teams t on t.id = p.team_id
     where ${where} order by in_title desc, ${newest} limit $4) found
    join ${whole} p on p.id = found.id
   order by in_title desc, ${newest}`;
  /** Also scans the rows that are not merged into the trigram indexes yet (migrations 17 and 40). */
  const byIndex = (column: 'title' | 'text', isThere: string) =>
    unpreparedStatement(
      `with d as materialized (
       select ${id}, title from ${documents} where is_merged and ${isThere} and ${contains(column)}
       union all
       select ${id}, title from (select * from ${documents} where not is_merged offset 0) latest
        where ${contains(column)})
     ${hits(`d join ${content} p on p.id = d.${id}`, seen)}`,
    );
  return {
    /**
     * `offset 0` fixes the join order: first the rows, then their texts. The trigram index, which spans all teams, would be slower
     * here. Pages and plays are read with an index-only scan: looking up each row took as long as searching its text.
     */
    all: statement(
      `search_among_all_${content}`,
      hits(
        `unnest($1::integer[]) as seen (team_id)
       cross join lateral (select * from ${documents} where team_id = seen.team_id offset 0) d
       join (select id, team_id, updated_at from ${content} p where ${seen} offset 0) p
         on p.id = d.${id}`,
        contains('d.text'),
      ),
    ),
    newest: unpreparedStatement(
      `with near as materialized (
     select p.id, p.team_id, p.updated_at from ${content} p
      where ${seen} order by ${newest} limit $5)
   ${hits(`near p cross join lateral (select * from ${documents} where ${id} = p.id offset 0) d`, contains('d.text'))}`,
    ),
    /** $5 is the search term as a like-pattern. */
    byTitle: byIndex('title', 'title like lower($5)'),
    /** $5 and later parameters are like-patterns of single terms; a text must contain a match for each (migration 18). */
    byTerms: (patterns: readonly string[]) =>
      byIndex('text', patterns.map((_, place) => hasTermLike(`$${5 + place}`)).join(' and ')),
  };
});
const hasTermLike = (pattern: string) =>
  `search_terms_of(text) && (select array_agg(term) from search_terms where term like lower(${pattern}))`;

interface Question {
  words: string;
  limit: number;
}

/** Finds pages or plays by their text: matches in the title first, then the newest. */
@Injectable()
export class ContentSearchRepository {
  constructor(private readonly database: Database) {}

  async scopeOf(userId: number, countedTo: number): Promise<SearchScope> {
    const [row] = await this.database.read<SearchScope>(scope, [userId, countedTo]);
    return row ?? { teams: [], edited: [], counts: { page: 0, play: 0 } };
  }

  /** Scans all pages or plays of the teams. */
  scanAll(kind: SearchedKind, { teams, edited }: SearchScope, { words, limit }: Question) {
    return this.database.read<ContentHit>(statements[kind].all, [teams, edited, words, limit]);
  }

  /** Scans the newest `scanned` pages or plays. */
  scanNewest(
    kind: SearchedKind,
    { teams, edited }: SearchScope,
    { words, limit, scanned }: Question & { scanned: number },
  ) {
    return this.database.read<ContentHit>(statements[kind].newest, [teams, edited, words, limit, scanned]);
  }

  /** Uses the trigram index of titles: fast when few titles match. */
  findByTitle(kind: SearchedKind, { teams, edited }: SearchScope, { words, limit }: Question) {
    const values = [teams, edited, words, limit, containsPattern(words)];
    return this.database.read<ContentHit>(statements[kind].byTitle, values);
  }

  /** Uses the index of terms: fast when few texts match. */
  findByTerms(kind: SearchedKind, { teams, edited }: SearchScope, { words, limit }: Question) {
    const patterns = termPatterns(words);
    const values = [teams, edited, words, limit, ...patterns];
    return this.database.read<ContentHit>(statements[kind].byTerms(patterns), values);
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
