import { fullName } from '@touchline/contract';

/** The names of an account in a row. */
export interface NamesRow {
  username: string;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
}

/** Returns the `fullName` of the account in a row. */
export const fullNameOf = ({
  username,
  first_name: firstName,
  last_name: lastName,
  display_name: displayName,
}: NamesRow): string => fullName({ username, firstName, lastName, displayName });

/** SQL of the `fullName` of account `alias`; null without an account. */
export const fullNameSql = (alias: string): string =>
  `coalesce(nullif(${alias}.display_name, ''),
            nullif(concat_ws(' ', nullif(${alias}.first_name, ''), nullif(${alias}.last_name, '')), ''), ${alias}.username)`;
