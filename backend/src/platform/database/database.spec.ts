import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { waitFor } from '../../../test/wait-for';
import { Database, pipelinedStatement, statement } from '.';

const server = useApp();
let database: Database;

beforeAll(async () => {
  database = server.database;
  await database.transaction((tx) => tx.query('create table scores (team text unique, points integer)', []));
});

const readScores = statement('test_scores', 'select team, points from scores order by team');
const scores = () => database.read(readScores, []);
const oneMore = statement(
  'test_one_more',
  'update scores set points = points + 1 where team = $1 returning points',
);

beforeEach(() =>
  database.transaction(async (tx) => {
    await tx.query('delete from scores', []);
    await tx.query(`insert into scores values ('away', 0), ('home', 0)`, []);
  }),
);

describe('a transaction', () => {
  it('is rolled back as a whole when its work throws', async () => {
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

  it('returns the rows of a `returning`', async () => {
    const rows = await database.transaction((tx) =>
      tx.query(`update scores set points = $1 where team = 'home' returning team, points`, [3]),
    );
    expect(rows).toEqual([{ team: 'home', points: 3 }]);
  });

  it('is retried after a deadlock, so that both transactions commit', async () => {
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
    // PostgreSQL ends one of them, or both when both notice at the same moment.
    expect(waiting).toBeGreaterThan(2);
    expect(await scores()).toEqual([
      { team: 'away', points: 2 },
      { team: 'home', points: 2 },
    ]);
  });

  it('runs `beforeCommit` work inside it and `afterCommit` work after it', async () => {
    const order: string[] = [];
    const scoreAtTheEnd = (team: string) =>
      database.transaction(async (tx) => {
        tx.beforeCommit(async () => {
          const rows = await tx.query(
            'update scores set points = points + 1 where team = $1 returning team',
            [team],
          );
          order.push(`updated ${rows.length}`);
          if (rows.length === 0) throw new Error('no such team');
        });
        tx.afterCommit(() => order.push('committed'));
        await tx.query(`update scores set points = 5 where team = 'away'`, []);
        order.push('worked');
      });
    await scoreAtTheEnd('home');
    await expect(scoreAtTheEnd('nobody')).rejects.toThrow('no such team');
    expect(order).toEqual(['worked', 'updated 1', 'committed', 'worked', 'updated 0']);
    expect(await scores()).toEqual([
      { team: 'away', points: 5 },
      { team: 'home', points: 1 },
    ]);
  });

  it('fails as a whole when one of its statements failed, even if the error was caught', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query(`update scores set points = 1 where team = 'away'`, []);
      await tx.query(`insert into scores values ('home', 1)`, []).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(await scores()).toMatchObject([{ points: 0 }, { points: 0 }]);
  });

  it('rejects with its first error, not with that of a later statement', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query(`insert into scores values ('home', 1)`, []).catch(() => undefined);
      await tx.query('select 1', []);
    });
    await expect(work).rejects.toThrow('duplicate key');
  });

  it('is not retried after an error that is not transient', async () => {
    let runs = 0;
    const work = database.transaction((tx) => {
      runs++;
      return tx.query(`insert into scores values ('home', 1)`, []);
    });
    await expect(work).rejects.toThrow('duplicate key');
    expect(runs).toBe(1);
  });
});

describe('a write of one statement', () => {
  it('is committed in autocommit mode and returns its rows', async () => {
    expect(await database.execute(oneMore, ['home'])).toEqual([{ points: 1 }]);
    expect(await scores()).toMatchObject([{ points: 0 }, { points: 1 }]);
  });

  it('fails without affecting those pipelined with it', async () => {
    const add = statement('test_add', `insert into scores values ($1, 1)`);
    const written = await Promise.allSettled(
      ['north', 'home', 'south', 'away', 'east', 'west'].map((team) => database.execute(add, [team])),
    );
    const failed = { status: 'rejected', reason: { constraint: 'scores_team_key' } };
    const done = { status: 'fulfilled' };
    expect(written).toMatchObject([done, failed, done, failed, done, done]);
    expect(await scores()).toHaveLength(6);
  });

  it('waits for a row lock without delaying others', async () => {
    const order: string[] = [];
    const add = async (team: string) => {
      await database.execute(oneMore, [team]);
      order.push(team);
    };
    let waiting: Promise<unknown> | undefined;
    await database.transaction(async (tx) => {
      await tx.query(`select 1 from scores where team = 'home' for update`, []);
      waiting = Promise.all(Array.from({ length: 6 }, () => add('home')));
      await Promise.all(Array.from({ length: 6 }, () => add('away')));
    });
    await waiting;
    expect(order.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'away'));
    expect(await scores()).toEqual([
      { team: 'away', points: 6 },
      { team: 'home', points: 6 },
    ]);
  });
});

it('a statement cannot be declared under the name of another', () => {
  expect(() => statement('test_scores', 'select 1')).toThrow('Two statements are called test_scores');
});

describe('a prepared read', () => {
  const many = statement(
    'test_many',
    `select n, n % 2 = 0 as even, nullif(n, 2) as some, now() as at, array['a', 'b'] as list, '{"a": 1}'::jsonb as json
       from generate_series(1, $1::integer) n`,
  );

  it('returns the same rows, each column decoded by its type, on first and later use of every connection', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => database.read(many, [2])));
    for (const rows of answers)
      expect(rows).toEqual([
        { n: 1, even: false, some: 1, at: expect.any(Date), list: ['a', 'b'], json: { a: 1 } },
        { n: 2, even: true, some: null, at: expect.any(Date), list: ['a', 'b'], json: { a: 1 } },
      ]);
    expect(await database.read(many, [0])).toEqual([]);
  });

  it('rejects with the error of PostgreSQL and can be run again', async () => {
    await expect(database.read(many, ['two'])).rejects.toThrow('invalid input syntax');
    const divided = statement('test_divided', 'select 12 / $1::integer as result');
    await expect(database.read(divided, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await database.read(divided, [4])).toEqual([{ result: 3 }]);
  });

  it('returns a column that was added to its table after it was prepared', async () => {
    const all = statement('test_all', 'select * from scores order by team');
    await database.read(all, []);
    await database.transaction((tx) => tx.query(`alter table scores add column drawn integer default 5`, []));
    await Promise.allSettled(Array.from({ length: 20 }, () => database.read(all, [])));
    expect(await database.read(all, [])).toEqual([
      { team: 'away', points: 0, drawn: 5 },
      { team: 'home', points: 0, drawn: 5 },
    ]);
    await database.transaction((tx) => tx.query(`alter table scores drop column drawn`, []));
  });
});

describe('pipelined statements', () => {
  const divided = pipelinedStatement('test_short', 'select $1::integer as by, 12 / $1::integer as result');

  it('each get their own result, also when one of them fails', async () => {
    const asked = Array.from({ length: 60 }, (_, at) => (at % 7 === 3 ? 0 : (at % 4) + 1));
    const answers = await Promise.allSettled(asked.map((by) => database.read(divided, [by])));
    answers.forEach((answer, at) => {
      const by = asked[at] ?? 0;
      if (by === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      else expect(answer).toEqual({ status: 'fulfilled', value: [{ by, result: Math.trunc(12 / by) }] });
    });
  });

  it('share a connection and bypass one that is stalled', async () => {
    const slow = pipelinedStatement('test_slow', 'select pg_backend_pid() as pid, pg_sleep(1)');
    const quick = pipelinedStatement('test_quick', 'select pg_backend_pid() as pid');
    const askMany = async () => {
      const rows = await Promise.all(
        Array.from({ length: 12 }, () => database.read<{ pid: number }>(quick, [])),
      );
      return [...new Set(rows.map(([row]) => row?.pid))];
    };
    // A process that other programs keep from running for 20 ms takes its connection for a stalled one: the next round does not.
    await waitFor(async () => {
      const usual = await askMany();
      expect(usual).toHaveLength(1);
      const answer = database.read(slow, []);
      await pause(100);
      const meanwhile = await Promise.race([askMany(), answer]);
      const [stalled] = await answer;
      expect(stalled).toMatchObject({ pid: usual[0] });
      expect(meanwhile).toEqual([expect.any(Number)]);
      expect(meanwhile).not.toEqual(usual);
    });
  });

  it('succeed again after their connection broke', async () => {
    await database.read(divided, [1]);
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await database.transaction((tx) => tx.query(end, []));
    await waitFor(async () => expect(await database.read(divided, [3])).toEqual([{ by: 3, result: 4 }]));
  });
});
