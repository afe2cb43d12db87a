import {
  canonicalEmail,
  memberRules,
  memberTexts,
  teamRoles,
  type BulkResult,
  type BulkRow,
  type TeamRole,
} from '@touchline/contract';

/** A valid row. */
export interface BulkMember {
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: TeamRole;
  number: string | null;
  /** Codes as uploaded; those that the team's sport lacks are reported. */
  positions: readonly string[];
}

export interface ValidatedRows {
  members: BulkMember[];
  errors: BulkResult['errors'];
}

/** Splits rows into valid ones and errors. Only the first row of an email address is valid. */
export function validateRows(rows: readonly unknown[]): ValidatedRows {
  const errors: BulkResult['errors'] = [];
  const members = new Map<string, BulkMember>();
  for (const row of rows) {
    const message = memberRules.bulkRow(row);
    const email = emailIn(row);
    if (message) errors.push({ email, error: message });
    else if (members.has(email)) errors.push({ email, error: memberTexts.twice });
    else members.set(email, memberOf(row as BulkRow, email));
  }
  return { members: [...members.values()], errors };
}

function emailIn(row: unknown): string {
  const { email } = (row ?? {}) as { email?: unknown };
  return typeof email === 'string' ? canonicalEmail(email) : '';
}

function memberOf({ firstName, lastName, role, number, positions }: BulkRow, email: string): BulkMember {
  const known = teamRoles.find((each) => each === role) ?? 'player';
  return {
    email,
    firstName: firstName?.trim() || null,
    lastName: lastName?.trim() || null,
    role: known,
    number: number || null,
    positions: positions ?? [],
  };
}
