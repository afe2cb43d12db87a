import type { SearchQuestion } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsWords, Database, statement } from '../../platform/database';
import { isShownToAll } from '../access';
import type { NamesRow } from '../auth';
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
/** Finds teams, people and files by their folded texts. */
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
}

const valuesOf = ({ teams, edited }: SearchScope, { question, offset, limit }: SearchPlace) => [
  teams,
  edited,
  question.words,
  question.phrase,
  offset,
  limit,
];
