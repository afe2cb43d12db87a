import { randomBytes } from 'node:crypto';
import { ageGroups } from '@touchline/contract';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { SquadNumbers38 } from './0038-squad-numbers';

const name = `squad_numbers_${randomBytes(6).toString('hex')}`;
const upTo = migrations.slice(0, migrations.indexOf(SquadNumbers38) + 1);
let client: pg.Client;
let url: string;

beforeAll(async () => {
  url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, upTo.slice(0, -1));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email) overriding system value values (1, 'mia', 'mia@club.example');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Soccer');
    insert into team_members (team_id, user_id) values (1, 1)`);
  await migrate(url, upTo);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const set = (assignment: string) =>
  client.query(`update team_members set ${assignment}`).then(
    () => 'stored',
    () => 'refused',
  );
const setAgeGroup = (value: string) =>
  client.query('update teams set age_group = $1', [value]).then(
    () => 'stored',
    () => 'refused',
  );

describe('the migration to numbers and positions', () => {
  it('leaves existing members without a number and positions, and teams without an age group', async () => {
    expect((await client.query('select number, positions from team_members')).rows).toEqual([
      { number: null, positions: [] },
    ]);
    expect((await client.query('select age_group from teams')).rows).toEqual([{ age_group: null }]);
  });

  it('stores no number, position or age group that the contract refuses', async () => {
    expect([await set(`number = '007'`), await set(`number = '1000'`), await set(`number = ''`)]).toEqual([
      'stored',
      'refused',
      'refused',
    ]);
    expect([await set(`positions = '{GK,LB,CB,RB}'`), await set(`positions = '{GK,LB,CB,RB,ST}'`)]).toEqual([
      'stored',
      'refused',
    ]);
    expect(await set(`positions = '{GK,null}'`)).toBe('refused');
    for (const each of ageGroups) expect(await setAgeGroup(each), each).toBe('stored');
    for (const each of ['U7', 'U22', 'U1', 'Senior', ''])
      expect(await setAgeGroup(each), each).toBe('refused');
  });

  it('can be reverted and repeated', async () => {
    const source = new DataSource({ type: 'postgres', url, migrations: [...upTo] });
    await source.initialize();
    await source.undoLastMigration();
    await source.destroy();
    const columns = `select column_name from information_schema.columns
      where table_name in ('teams', 'team_members') and column_name in ('number', 'positions', 'age_group')`;
    expect((await client.query(columns)).rows).toEqual([]);
    await migrate(url, upTo);
    expect((await client.query(columns)).rows).toHaveLength(3);
  });
});
