import { Injectable } from '@nestjs/common';
import { containsWords, Database, escapeLike, unpreparedStatement, statement } from '../../platform/database';
import type { SearchQuestion } from '@touchline/contract';
import { mentionTitlesWhere, type MentionTitles } from '../access';
import type { SearchScope } from './search-scope.repository';
import { forEachKind, type SearchedKind } from './searched-tables';

/** A page or play that matches. */
export interface ContentHit {
  id: number;
  title: string;
  tags: string[];
  team_id: number;
  team: string;
  content: string;
  mentions: MentionTitles;
  /** Its texts besides title and content. */
  texts: string[];
  has_phrase: boolean;
  in_title: boolean;
  updated_at: Date;
  is_draft: boolean;
}

/** Uses at most four search terms: more do not narrow the result enough to pay for the lookup. */
const MAX_TERMS = 4;

/** $1 are the teams of the user, $2 those whose drafts the user sees. */
const seen =
  'p.team_id = any($1) and p.deleted_at is null and (p.published_at is not null or p.team_id = any($2))';
/** The titles of mentions for the user. */
const titles = mentionTitlesWhere(
  'p',
  (subject) => `t.id = any($1) and (${subject}.published_at is not null or t.id = any($2))`,
);
const contains = (column: string) => containsWords(column, '$3');
const hasPhrase = (text: string) => `($5::text is null or strpos(${text}, $5) > 0)`;
const newest = 'p.updated_at desc, p.id desc';

const statements = forEachKind(({ content, whole, title, documents, id, texts }) => {
  /**
   * Selects pages or plays `p` by their documents `d`: those with the phrase first, then matches in the title, then the newest. $3
   * are the words, $4 is the limit, $5 the phrase.
   */
  const hits = (from: string, where: string, phrase = hasPhrase('d.text')) => `
  select p.id, p.${title} as title, p.tags, p.team_id, p.content, ${titles} as mentions, ${texts} as texts,
         found.team, found.has_phrase, found.in_title, p.updated_at, p.published_at is null as is_draft from (
    select p.id, t.name as team, ${phrase} as has_phrase, ${contains('d.title')} as in_title
      from ${from} join teams t on t.id = p.team_id
     where ${where} order by has_phrase desc, in_title desc, ${newest} limit $4) found
    join ${whole} p on p.id = found.id
   order by has_phrase desc, in_title desc, ${newest}`;
  /** Also scans the rows that are not merged into the trigram indexes yet (migrations 17 and 40). */
  const byIndex = (column: 'title' | 'text', isThere: string) =>
    unpreparedStatement(
      `with d as materialized (
       select ${id}, title, ${hasPhrase('text')} as has_phrase from ${documents} where is_merged and ${isThere} and ${contains(column)}
       union all
       select ${id}, title, ${hasPhrase('text')} from (select * from ${documents} where not is_merged offset 0) latest
        where ${contains(column)})
     ${hits(`d join ${content} p on p.id = d.${id}`, seen, 'd.has_phrase')}`,
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
      where ${seen} order by ${newest} limit $6)
   ${hits(`near p cross join lateral (select * from ${documents} where ${id} = p.id offset 0) d`, contains('d.text'))}`,
    ),
    /** $6 and later parameters are like-patterns of the words. */
    byTitle: (patterns: readonly string[]) =>
      byIndex(
        'title',
        eachOf(patterns, (pattern) => `title like ${pattern}`),
      ),
    /** $6 and later parameters are like-patterns of single terms; a text must contain a match for each (migration 18). */
    byTerms: (patterns: readonly string[]) => byIndex('text', eachOf(patterns, hasTermLike)),
  };
});
const eachOf = (patterns: readonly string[], condition: (parameter: string) => string) =>
  patterns.map((_, place) => condition(`$${6 + place}`)).join(' and ');
const hasTermLike = (pattern: string) =>
  `search_terms_of(text) && (select array_agg(term) from search_terms where term like ${pattern})`;

interface KindSearch {
  question: SearchQuestion;
  limit: number;
}

/** Finds pages or plays that contain all words of a question: those with the phrase first, then matches in the title, then the newest. */
@Injectable()
export class ContentSearchRepository {
  constructor(private readonly database: Database) {}

  /** Scans all pages or plays of the teams. */
  scanAll(kind: SearchedKind, scope: SearchScope, search: KindSearch) {
    return this.database.read<ContentHit>(statements[kind].all, valuesOf(scope, search));
  }

  /** Scans the newest `scanned` pages or plays. */
  scanNewest(
    kind: SearchedKind,
    scope: SearchScope,
    { scanned, ...search }: KindSearch & { scanned: number },
  ) {
    return this.database.read<ContentHit>(statements[kind].newest, [...valuesOf(scope, search), scanned]);
  }

  /** Uses the trigram index of titles: fast when few titles match. */
  findByTitle(kind: SearchedKind, scope: SearchScope, search: KindSearch) {
    const patterns = patternsOf(search.question);
    const values = [...valuesOf(scope, search), ...patterns];
    return this.database.read<ContentHit>(statements[kind].byTitle(patterns), values);
  }

  /** Uses the index of terms: fast when few texts match. */
  findByTerms(kind: SearchedKind, scope: SearchScope, search: KindSearch) {
    const patterns = patternsOf(search.question);
    const values = [...valuesOf(scope, search), ...patterns];
    return this.database.read<ContentHit>(statements[kind].byTerms(patterns), values);
  }

  /** Uses the index of terms to find the phrase of a question. */
  findPhrase(kind: SearchedKind, scope: SearchScope, { phrase, limit }: { phrase: string; limit: number }) {
    const patterns = termPatterns(phrase);
    const values = [...valuesOf(scope, { question: { words: [phrase], phrase: null }, limit }), ...patterns];
    return this.database.read<ContentHit>(statements[kind].byTerms(patterns), values);
  }
}

const valuesOf = ({ teams, edited }: SearchScope, { question, limit }: KindSearch) => [
  teams,
  edited,
  question.words,
  limit,
  question.phrase,
];

const patternsOf = ({ words }: SearchQuestion) =>
  words.slice(0, MAX_TERMS).map((word) => `%${escapeLike(word)}%`);

/** Returns like-patterns of the longest terms of a phrase; the first and the last one may be parts of longer words. */
function termPatterns(phrase: string): string[] {
  const words = phrase.split(' ');
  const patterns = words.map((word, place) => {
    const isAt = { begin: place === 0, end: place === words.length - 1 };
    return `${isAt.begin ? '%' : ''}${escapeLike(word)}${isAt.end ? '%' : ''}`;
  });
  return patterns.sort((one, other) => other.length - one.length).slice(0, MAX_TERMS);
}
