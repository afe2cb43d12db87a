import {
  memberRules,
  memberTexts,
  teamRoles,
  type BulkResult,
  type BulkRow,
  type TeamRole,
} from '@touchline/contract';

/** A valid row. */
export interface Newcomer {
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: TeamRole;
}

export interface SortedRows {
  newcomers: Newcomer[];
  errors: BulkResult['errors'];
}

/** Splits rows into valid ones and errors. Only the first row of an email address is valid. */
export function sortRows(rows: readonly unknown[]): SortedRows {
  const errors: BulkResult['errors'] = [];
  const newcomers = new Map<string, Newcomer>();
  for (const row of rows) {
    const message = memberRules.bulkRow(row);
    const email = emailIn(row);
    if (message) errors.push({ email, error: message });
    else if (newcomers.has(email)) errors.push({ email, error: memberTexts.twice });
    else newcomers.set(email, newcomerOf(row as BulkRow, email));
  }
  return { newcomers: [...newcomers.values()], errors };
}

function emailIn(row: unknown): string {
  const { email } = (row ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function newcomerOf({ firstName, lastName, role }: BulkRow, email: string): Newcomer {
  const known = teamRoles.find((each) => each === role) ?? 'player';
  return { email, firstName: firstName?.trim() || null, lastName: lastName?.trim() || null, role: known };
}
