import type { MemberSort, SearchQuestion, SortDirection, TeamUserSort } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsWords, Database, statement, type Statement } from '../../platform/database';
import type { TextCursor } from '../../platform/http';
import { memberColumns, memberJoins, type MemberRow } from './member.repository';

export interface ListedMemberRow extends MemberRow {
  /** The sort key. */
  key: string;
}

/** The columns to search: email addresses and roles are for managers of the team. */
type Searched = 'names' | 'everything';

export interface MemberOrder {
  sort: MemberSort | TeamUserSort;
  direction: SortDirection;
  searched: Searched;
}

export interface MemberPart extends MemberOrder {
  question: SearchQuestion | null;
  /** The same question with domains in Punycode, in which addresses are stored. */
  emailQuestion: SearchQuestion | null;
  /** The shirt number that all listed members have. */
  number: string | null;
  place: TextCursor | null;
  limit: number;
}

/**
/**
 * $1 is the team, $2 the words to find, $3 and $4 the sort key and id of the last row, $5 the limit, $6 the shirt number, $7 the words
 * to find with domains in Punycode, $8 the phrase to find, only in the order of matches. Names that no search has folded yet are
 * compared without case and accents.
 */
const texts: Record<Searched, string> = {
  names: 'coalesce(u.search_text, u.folded_name)',
  everything: `(coalesce(u.search_text, u.folded_name) || ' ' || folded(u.email) || ' ' || m.role || ' ' || coalesce(m.number, '') || ' ' || lower(array_to_string(m.positions, ' ')))`,
};

/** Members who never signed in, or have no number, are sorted last in both directions. */
const orders: Record<MemberOrder['sort'], (direction: SortDirection) => string> = {
  role: () => `case m.role when 'admin' then '1' when 'coach' then '2' else '3' end || u.folded_name`,
  squad: () =>
    `case m.role when 'player' then '1' else '2' end || folded(coalesce(nullif(u.last_name, ''), u.display_name, u.username)) || ' ' || u.folded_name`,
  match: () =>
    `case when strpos(' ' || coalesce(u.search_text, u.folded_name), ' ' || $8) > 0 then '1' else '2' end || u.folded_name`,
  name: () => 'u.folded_name',
  email: () => 'lower(u.email)',
  lastLogin: (direction) =>
    `coalesce(to_char(u.last_login_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'), '${direction === 'ascending' ? '~' : ''}')`,
  // 7 before 07, 10 after 9.
  number: (direction) =>
    `coalesce(lpad(m.number, 3, '0') || m.number, '${direction === 'ascending' ? '~' : ''}')`,
};

const statements = new Map<string, Statement>();

/** Declares statements lazily, one for each order. */
function statementFor({ sort, direction, searched }: MemberOrder): Statement {
  const name = `members_by_${sort}_${direction}_in_${searched}`.toLowerCase();
  const known = statements.get(name) ?? statement(name, textOf({ sort, direction, searched }));
  statements.set(name, known);
  return known;
}

function textOf({ sort, direction, searched }: MemberOrder): string {
  const [way, after] = direction === 'ascending' ? ['asc', '>'] : ['desc', '<'];
  return `select * from (
      select ${memberColumns}, (${orders[sort](direction)}) collate "C" as key ${memberJoins}
       where m.team_id = $1 and ($6::text is null or m.number = $6)
         and ($2::text[] is null or ${containsWords(texts[searched], '$2')} or ${containsWords(texts[searched], '$7')})) listed
    where $3::text is null or (key, id) ${after} ($3, $4::integer)
    order by key ${way}, id ${way} limit $5`;
}

/** Lists members by cursor, with search and sorting. */
@Injectable()
export class MemberListRepository {
  constructor(private readonly database: Database) {}

  find(teamId: number, part: MemberPart): Promise<ListedMemberRow[]> {
    const values = [
      teamId,
      wordsOf(part.question),
      part.place?.key ?? null,
      part.place?.id ?? null,
      part.limit,
      part.number,
      wordsOf(part.emailQuestion),
      ...(part.sort === 'match' ? [phraseOf(part.question)] : []),
    ];
    return this.database.read<ListedMemberRow>(statementFor(part), values);
  }
}

const wordsOf = (question: SearchQuestion | null) => question?.words ?? null;
const phraseOf = (question: SearchQuestion | null) => question?.phrase ?? question?.words[0] ?? null;
