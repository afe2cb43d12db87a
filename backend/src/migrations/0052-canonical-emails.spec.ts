import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { CanonicalEmails52 } from './0052-canonical-emails';

const name = `canonical_emails_${randomBytes(6).toString('hex')}`;
const upTo = migrations.slice(0, migrations.indexOf(CanonicalEmails52) + 1);
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, upTo.slice(0, -1));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  const emails = [
    ...['mia@club.example', 'x@müller.example', 'al\u200bex@club.example'],
    ...['y@müller.example', 'y@xn--mller-kva.example'],
    ...['k\u00adim@club.example', 'ki\u200bm@club.example'],
    ...['anna\u2010maria@club.example', 'not an address'],
  ];
  for (const [index, email] of emails.entries())
    await client.query('insert into users (username, email) values ($1, $2)', [`user${index}`, email]);
  await client.query(
    `insert into teams (id, name, sport) overriding system value values (1, 'A', 'Soccer'), (2, 'B', 'Soccer')`,
  );
  for (const [teamId, email, status] of [
    [1, 'z@müller.example', 'pending'],
    [2, 'z@müller.example', 'pending'],
    [2, 'z@xn--mller-kva.example', 'pending'],
    [1, 'old@müller.example', 'accepted'],
  ])
    await client.query(
      `insert into team_invitations (team_id, email, role, expires_at, status) values ($1, $2, 'player', now(), $3)`,
      [teamId, email, status],
    );
  await migrate(url, upTo);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

describe('the migration to canonical email addresses', () => {
  it('changes an address whose canonical form is free, and leaves those that become the same', async () => {
    const { rows } = await client.query('select email from users order by id');
    expect(rows.map(({ email }) => email as string)).toEqual([
      ...['mia@club.example', 'x@xn--mller-kva.example', 'alex@club.example'],
      ...['y@müller.example', 'y@xn--mller-kva.example'],
      ...['k\u00adim@club.example', 'ki\u200bm@club.example'],
      ...['anna\u2010maria@club.example', 'not an address'],
    ]);
  });

  it('changes pending invitations, each team by itself', async () => {
    const { rows } = await client.query('select team_id, email from team_invitations order by id');
    expect(rows).toEqual([
      { team_id: 1, email: 'z@xn--mller-kva.example' },
      { team_id: 2, email: 'z@müller.example' },
      { team_id: 2, email: 'z@xn--mller-kva.example' },
      { team_id: 1, email: 'old@müller.example' },
    ]);
  });
});
