import { canonicalEmail } from '@touchline/contract';
import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database';

interface AddressRow {
  id: number;
  email: string;
  /** The team of an invitation: addresses are unique per team. Null for accounts. */
  team_id: number | null;
}

/** Only these may have another canonical form: the earlier form is trimmed and in lower case. */
const candidates = `email ~ '[^!-~]|[A-Z]'`;

/**
 * Changes email addresses to their canonical form. An address whose canonical form another row has, or would get, stays as it is: its
 * user signs in as before, and super admins see it in a list.
 */
export const CanonicalEmails52: Migration = class {
  readonly name = 'CanonicalEmails1700000000052';

  async up(runner: QueryRunner): Promise<void> {
    await canonicalise(runner, 'users', `select id, email, null as team_id from users`);
    await canonicalise(
      runner,
      'team_invitations',
      `select id, email, team_id from team_invitations where status = 'pending'`,
    );
  }

  /** The earlier form is not kept; it can be read from the canonical one by no version. */
  async down(): Promise<void> {}
};

async function canonicalise(runner: QueryRunner, table: string, rows: string): Promise<void> {
  const all = `select * from (${rows}) as rows`;
  const changing = ((await runner.query(`${all} where ${candidates} order by id`)) as AddressRow[])
    .map((row) => ({ ...row, canonical: canonicalEmail(row.email) }))
    .filter(({ email, canonical }) => canonical !== email);
  for (const { id, email, team_id: teamId, canonical } of changing) {
    const rivals = changing.filter((each) => each.canonical === canonical && each.team_id === teamId);
    const [taken] = (await runner.query(
      `${all} where lower(email) = $1 and id <> $2 and team_id is not distinct from $3`,
      [canonical, id, teamId],
    )) as AddressRow[];
    if (rivals.length > 1 || taken) continue;
    await runner.query(`update ${table} set email = $2 where id = $1 and email = $3`, [id, canonical, email]);
  }
}
