import type { AccountSort, SortDirection } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../../platform/database';
import type { TextCursor } from '../../platform/http';
import { accountColumns, fromAccounts, type AdminUserRow } from './admin-user.repository';

interface ListedAccountRow extends AdminUserRow {
  /** The sort key as text, in the order of the list; part of the cursor. */
  sort_key: string;
}

interface AccountPart {
  sort: AccountSort;
  direction: SortDirection;
  /** A pattern for `ilike`; null returns every account. */
  pattern: string | null;
  place: TextCursor | null;
  limit: number;
}

/** Sort keys as text, null when missing. The name is built as `fullName` of the contract builds it. */
const keys: Record<AccountSort, string> = {
  name: `lower(coalesce(nullif(display_name, ''), nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), username))`,
  email: 'lower(email)',
  role: 'role',
  team: 'lower(team_name)',
  lastLogin: `to_char(last_login_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`,
  timeSpent: `lpad(milliseconds::text, 20, '0')`,
};

/** Null keys are sorted last in both directions. */
function list(sort: AccountSort, direction: SortDirection): Statement {
  const isAscending = direction === 'ascending';
  const [there, missing] = isAscending ? ['0', '1'] : ['1', '0'];
  const order = isAscending ? 'asc' : 'desc';
  return statement(
    `accounts_by_${sort}_${order}`,
    `select * from (
       select u.*, coalesce('${there}' || ${keys[sort]}, '${missing}') as sort_key
         from (select ${accountColumns} ${fromAccounts}) u
        where $1::text is null or concat_ws(' ', first_name, last_name) ilike $1 or display_name ilike $1
          or '@' || username ilike $1 or email ilike $1 or team_name ilike $1
     ) listed
     where $2::text is null or (sort_key, id) ${isAscending ? '>' : '<'} ($2, $3::integer)
     order by sort_key ${order}, id ${order} limit $4`,
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

  find({ sort, direction, pattern, place, limit }: AccountPart): Promise<ListedAccountRow[]> {
    const values = [pattern, place?.key ?? null, place?.id ?? null, limit];
    return this.database.read<ListedAccountRow>(statements[sort][direction], values);
  }
}
