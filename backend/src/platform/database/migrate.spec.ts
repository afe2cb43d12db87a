import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../../test/database';
import { migrate } from '.';

class Fixtures1 {
  readonly name = 'Fixtures1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table fixtures (id integer)');
    await runner.query('insert into fixtures values (1)');
  }
  down = () => Promise.reject(new Error('Migrations only go forward.'));
}

let name: string;
let url: string;

beforeEach(async () => {
  name = `migrate_${randomBytes(6).toString('hex')}`;
  url = await createDatabase(inject('serverUrl'), name);
});
afterEach(() => dropDatabase(inject('serverUrl'), name));

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('migrating a database', () => {
  it('runs each migration once, however many processes start at the same moment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrate(url, [Fixtures1])));
    await migrate(url, [Fixtures1]);
    expect(await ask('select id from fixtures')).toEqual([{ id: 1 }]);
  });

  it('fails in one sentence without the password when the user may not create tables', async () => {
    await ask(`create role reader_${name} login password 'hush'`);
    const address = new URL(url);
    [address.username, address.password] = [`reader_${name}`, 'hush'];
    const refused = migrate(address.href, [Fixtures1]);
    await expect(refused).rejects.toThrow(
      `DATABASE_URL: "postgres://***@${address.host}/${name}" given, a user who may make tables and extensions expected (permission denied for schema public).`,
    );
    await ask(`drop role reader_${name}`);
  });

  it('fails in one sentence when the database does not exist', async () => {
    await expect(migrate(`${url}_elsewhere`, [])).rejects.toThrow(
      `a PostgreSQL that can be reached expected (database "${name}_elsewhere" does not exist).`,
    );
  });
});
