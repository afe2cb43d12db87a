import type { ContentKind, SearchQuestion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsWords, Database, escapeLike, unpreparedStatement } from '../../platform/database';
import { fullNameSql } from '../auth';
import type { SearchScope } from './search-scope.repository';

/** More words do not narrow the result enough to pay for the lookup. */
const MAX_PATTERNS = 4;

export interface FoundCommentRow {
  id: number;
  team_id: number;
  team: string;
  content: string;
  author: string | null;
  on_kind: ContentKind;
  on_id: number;
  on_title: string;
  reply_to: string | null;
  created_at: Date;
  is_draft: boolean;
  has_phrase: boolean;
}

/** $1 are the teams of the user, $2 those whose drafts the user sees, $3 the words, $4 is the limit, $5 the phrase. */
const hits = (from: string) => `
  with found as materialized (
    select c.id, p.id as page_id, p.title, y.id as play_id, y.name, coalesce(p.published_at, y.published_at) is null as is_draft,
           ($5::text is null or strpos(c.search_text, $5) > 0) as has_phrase
      from ${from}
      left join pages p on p.id = c.page_id
      left join plays y on y.id = c.play_id
     where ${containsWords('c.search_text', '$3')}
       and coalesce(p.deleted_at, y.deleted_at) is null
       and (coalesce(p.published_at, y.published_at) is not null or c.team_id = any($2))
     order by has_phrase desc, c.id desc limit $4)
  select c.id, c.team_id, t.name as team, c.content, ${fullNameSql('a')} as author,
         case when f.page_id is null then 'play' else 'page' end as on_kind, coalesce(f.page_id, f.play_id) as on_id,
         coalesce(f.title, f.name) as on_title, r.content as reply_to, c.created_at, f.is_draft, f.has_phrase
    from found f
    join comments c on c.id = f.id
    join teams t on t.id = c.team_id
    left join users a on a.id = c.user_id
    left join comments r on r.id = c.parent_id and r.deleted_at is null
   order by f.has_phrase desc, c.id desc`;
const seen = 'team_id = any($1) and deleted_at is null';

/** $6 is the number of comments that are scanned. Their ids come from an index alone, by whichever is faster: all teams or the user's. */
const newest = unpreparedStatement(
  hits(
    `(select id from comments where ${seen} order by id desc limit $6) near join comments c on c.id = near.id`,
  ),
);
/** $6 and later parameters are like-patterns, of which the trigram index of comments looks up those that are long enough. */
const byPatterns = (patterns: readonly string[]) =>
  unpreparedStatement(
    hits(
      `(select * from comments where ${seen}${patterns.map((_, place) => ` and search_text like $${6 + place}`).join('')}) c`,
    ),
  );

interface CommentQuestion {
  question: SearchQuestion;
  limit: number;
}

/** Finds comments that contain all words of a question: those with the phrase first, then the newest. */
@Injectable()
export class CommentSearchRepository {
  constructor(private readonly database: Database) {}

  /** Scans the newest `scanned` comments of the teams. */
  scanNewest(scope: SearchScope, { scanned, ...search }: CommentQuestion & { scanned: number }) {
    return this.database.read<FoundCommentRow>(newest, [...valuesOf(scope, search), scanned]);
  }

  /** Looks up the words in the index: fast when few comments contain all of them. */
  findByWords(scope: SearchScope, search: CommentQuestion) {
    const patterns = search.question.words.slice(0, MAX_PATTERNS).map((word) => `%${escapeLike(word)}%`);
    const values = [...valuesOf(scope, search), ...patterns];
    return this.database.read<FoundCommentRow>(byPatterns(patterns), values);
  }
}

const valuesOf = ({ teams, edited }: SearchScope, { question, limit }: CommentQuestion) => [
  teams,
  edited,
  question.words,
  limit,
  question.phrase,
];
