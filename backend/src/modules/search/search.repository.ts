import type { ContentKind, SearchQuestion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsWords, Database, escapeLike, statement, unpreparedStatement } from '../../platform/database';
import { isShownToAll } from '../access';
import { fullNameSql, type NamesRow } from '../auth';
import type { SearchScope } from './search-scope.repository';

interface HitRow {
  id: number;
  team_id: number;
  team: string;
}

export interface FoundTeamRow {
  id: number;
  name: string;
  sport: string;
}

export interface FoundPersonRow extends NamesRow, HitRow {
  avatar: string | null;
}

export interface FoundCommentRow extends HitRow {
  content: string;
  author: string | null;
  on_kind: ContentKind;
  on_id: number;
  on_title: string;
  reply_to: string | null;
  created_at: Date;
  is_draft: boolean;
}

export interface FoundFileRow extends HitRow {
  original_name: string;
  mime_type: string;
  uploaded_at: Date;
}

interface SearchPlace {
  question: SearchQuestion;
  offset: number;
  limit: number;
}

/** In all statements $1 are the teams of the user, $2 those whose drafts the user sees, $3 the words, $4 the phrase, $5 the offset, $6 the limit. */
const part = 'offset $5 limit $6';
const hasPhrase = (text: string) => `($4::text is null or strpos(${text}, $4) > 0) desc`;
/** Names that begin with the longest word, or have a word that does, are better matches. */
const startsWord = (text: string) => `strpos(' ' || ${text}, ' ' || ($3::text[])[1]) > 0 desc`;

const teamText = 'coalesce(t.search_text, lower(t.name))';
const teams = statement(
  'search_teams',
  `select t.id, t.name, t.sport from teams t
    where t.id = any($1) and $2::integer[] is not null and ${containsWords(teamText, '$3')}
    order by ${hasPhrase(teamText)}, ${startsWord(teamText)}, t.name, t.id ${part}`,
);
const personText = 'coalesce(a.search_text, a.folded_name)';
const people = statement(
  'search_people',
  `select * from (
     select distinct on (a.id) a.id, a.username, a.first_name, a.last_name, a.display_name, a.avatar,
            t.id as team_id, t.name as team, ${personText} as search_text
       from team_members m join users a on a.id = m.user_id join teams t on t.id = m.team_id
      where t.id = any($1) and $2::integer[] is not null and a.is_active and ${containsWords(personText, '$3')}
      order by a.id, t.name) found
    order by ${hasPhrase('search_text')}, ${startsWord('search_text')}, username ${part}`,
);
const files = statement(
  'search_files',
  `select f.id, f.team_id, t.name as team, f.original_name, f.mime_type, f.uploaded_at
     from media_files f join teams t on t.id = f.team_id
    where f.team_id = any($1) and f.deleted_at is null and ${containsWords('coalesce(f.search_text, lower(f.original_name))', '$3')}
      and (f.team_id = any($2) or ${isShownToAll('f.id', 'f.team_id')})
    order by ${hasPhrase('f.search_text')}, f.id desc ${part}`,
);
/** Planned for each search: a rare word is looked up in the trigram index, a common one among the newest comments. $7 is the longest word as a like-pattern. */
const comments = unpreparedStatement(
  `select c.id, c.team_id, t.name as team, c.content, ${fullNameSql('a')} as author,
            case when c.page_id is null then 'play' else 'page' end as on_kind, coalesce(p.id, y.id) as on_id,
            coalesce(p.title, y.name) as on_title, r.content as reply_to, c.created_at,
            coalesce(p.published_at, y.published_at) is null as is_draft
       from comments c
       join teams t on t.id = c.team_id
       left join pages p on p.id = c.page_id
       left join plays y on y.id = c.play_id
       left join users a on a.id = c.user_id
       left join comments r on r.id = c.parent_id and r.deleted_at is null
      where c.team_id = any($1) and c.deleted_at is null and c.search_text like $7 and ${containsWords('c.search_text', '$3')}
        and coalesce(p.deleted_at, y.deleted_at) is null
        and (coalesce(p.published_at, y.published_at) is not null or c.team_id = any($2))
      order by ${hasPhrase('c.search_text')}, c.id desc ${part}`,
);

/** Finds teams, people, comments and files by their folded texts. */
@Injectable()
export class SearchRepository {
  constructor(private readonly database: Database) {}

  teams(scope: SearchScope, place: SearchPlace): Promise<FoundTeamRow[]> {
    return this.database.read<FoundTeamRow>(teams, valuesOf(scope, place));
  }

  people(scope: SearchScope, place: SearchPlace): Promise<FoundPersonRow[]> {
    return this.database.read<FoundPersonRow>(people, valuesOf(scope, place));
  }

  files(scope: SearchScope, place: SearchPlace): Promise<FoundFileRow[]> {
    return this.database.read<FoundFileRow>(files, valuesOf(scope, place));
  }

  comments(scope: SearchScope, place: SearchPlace): Promise<FoundCommentRow[]> {
    const values = [...valuesOf(scope, place), `%${escapeLike(place.question.words[0] ?? '')}%`];
    return this.database.read<FoundCommentRow>(comments, values);
  }
}

const valuesOf = ({ teams, edited }: SearchScope, { question, offset, limit }: SearchPlace) => [
  teams,
  edited,
  question.words,
  question.phrase,
  offset,
  limit,
];
