import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../test/app';
import { Database, statement } from '.';

let server: TestApp;
let database: Database;

beforeAll(async () => {
  server = await startApp();
  database = server.database;
  await database.transaction((tx) => tx.query('create table scores (team text unique, points integer)', []));
});
afterAll(() => server.close());

const readScores = statement('test_scores', 'select team, points from scores order by team');
const scores = () => database.read(readScores, []);

beforeEach(() =>
  database.transaction(async (tx) => {
    await tx.query('delete from scores', []);
    await tx.query(`insert into scores values ('away', 0), ('home', 0)`, []);
  }),
);

describe('a transaction', () => {
  it('is all or nothing', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query(`update scores set points = 7 where team = 'home'`, []);
      throw new Error('whistle');
    });
    await expect(work).rejects.toThrow('whistle');
    expect(await scores()).toEqual([
      { team: 'away', points: 0 },
      { team: 'home', points: 0 },
    ]);
  });

  it('answers the rows of a select and of a returning', async () => {
    const rows = await database.transaction((tx) =>
      tx.query(`update scores set points = $1 where team = 'home' returning team, points`, [3]),
    );
    expect(rows).toEqual([{ team: 'home', points: 3 }]);
  });

  it('runs again when two block each other, so that both take place', async () => {
    let waiting = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const scoreBoth = (first: string, second: string) =>
      database.transaction(async (tx) => {
        await tx.query('update scores set points = points + 1 where team = $1', [first]);
        if (++waiting === 2) meet();
        await met;
        await tx.query('update scores set points = points + 1 where team = $1', [second]);
      });
    await Promise.all([scoreBoth('home', 'away'), scoreBoth('away', 'home')]);
    expect(waiting).toBe(3);
    expect(await scores()).toEqual([
      { team: 'away', points: 2 },
      { team: 'home', points: 2 },
    ]);
  });

  it('does not run again for a failure that would come again', async () => {
    let runs = 0;
    const work = database.transaction((tx) => {
      runs++;
      return tx.query(`insert into scores values ('home', 1)`, []);
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(runs).toBe(1);
  });
});

it('a statement has its name for itself', () => {
  expect(() => statement('test_scores', 'select 1')).toThrow('Two statements are called test_scores');
});
