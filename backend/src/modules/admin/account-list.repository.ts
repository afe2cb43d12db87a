import type { AccountSort, SortDirection } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../../platform/database';
import type { TextCursor } from '../../platform/http';
import {
  accountColumns,
  accountMilliseconds,
  accountTeam,
  fromAccounts,
  type AdminUserRow,
} from './admin-user.repository';

interface ListedAccountRow extends AdminUserRow {
  /** Part of the cursor. */
  sort_key: string;
}

interface AccountPart {
  sort: AccountSort;
  direction: SortDirection;
  /** A pattern for `ilike`; null returns every account. */
  pattern: string | null;
  /** The same with domains in Punycode. */
  emailPattern: string | null;
  place: TextCursor | null;
  limit: number;
}

/** Sort keys as text. Indexes hold those of the name and the email address in this form. */
const keys: Record<AccountSort, { key: string; isNullable?: true }> = {
  name: { key: 'u.folded_name' },
  email: { key: 'lower(u.email)' },
  role: { key: 'u.role' },
  team: { key: `lower(${accountTeam})`, isNullable: true },
  lastLogin: { key: `to_char(u.last_login_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`, isNullable: true },
  timeSpent: { key: `lpad(${accountMilliseconds}::text, 20, '0')` },
};

/** The accounts that joined a team with a matching name before any other, found from the teams: far fewer than accounts. */
const joinedMatchingTeam = `u.id in (
  select m.user_id from teams j join team_members m on m.team_id = j.id
   where j.name ilike $1 and not exists (
     select 1 from team_members e
      where e.user_id = m.user_id and (e.joined_at, e.id) < (m.joined_at, m.id)))`;

/** Null keys are sorted last in both directions: the first character of a cursor's key tells whether it was null. */
function list(sort: AccountSort, direction: SortDirection): Statement {
  const isAscending = direction === 'ascending';
  const [there, missing] = isAscending ? ['0', '1'] : ['1', '0'];
  const order = isAscending ? 'asc' : 'desc';
  const { key, isNullable } = keys[sort];
  const prefixed = `coalesce('${there}' || ${key}, '${missing}')`;
  const [sortKey, placeKey] = isNullable ? [prefixed, '$2'] : [key, 'substr($2, 2)'];
  return statement(
    `accounts_by_${sort}_${order}`,
    `select ${accountColumns}, ${prefixed} as sort_key ${fromAccounts}
      where ($1::text is null or concat_ws(' ', u.first_name, u.last_name) ilike $1 or u.display_name ilike $1
          or '@' || u.username ilike $1 or u.email ilike $5 or t.name ilike $1
          or u.team_id is null and ${joinedMatchingTeam})
        and ($2::text is null or (${sortKey}, u.id) ${isAscending ? '>' : '<'} (${placeKey}, $3::integer))
      order by ${sortKey} ${order}, u.id ${order} limit $4`,
  );
}

const sortedBy = (sort: AccountSort): Record<SortDirection, Statement> => ({
  ascending: list(sort, 'ascending'),
  descending: list(sort, 'descending'),
});
const statements: Record<AccountSort, Record<SortDirection, Statement>> = {
  name: sortedBy('name'),
  email: sortedBy('email'),
  role: sortedBy('role'),
  team: sortedBy('team'),
  lastLogin: sortedBy('lastLogin'),
  timeSpent: sortedBy('timeSpent'),
};

/** Lists accounts by cursor, with search and sorting. */
@Injectable()
export class AccountListRepository {
  constructor(private readonly database: Database) {}

  find({ sort, direction, pattern, emailPattern, place, limit }: AccountPart): Promise<ListedAccountRow[]> {
    const values = [pattern, place?.key ?? null, place?.id ?? null, limit, emailPattern];
    return this.database.read<ListedAccountRow>(statements[sort][direction], values);
  }
}
