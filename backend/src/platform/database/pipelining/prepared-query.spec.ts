import { Socket } from 'node:net';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../../../../test/app';
import { statement } from '../statement';
import { PreparedQuery } from './prepared-query';

const server = useApp();
let client: Client;
const socket = new Socket();
const divide = statement(
  'test_divide',
  `select 12 / $1::integer as result, timestamptz '2026-03-01 09:30:05+00' as at, array['a'] as list`,
);
const ask = (by: number) => new PreparedQuery<{ result: number }>(divide, [by]).run(client);

beforeAll(async () => {
  const { url } = server.app.get(DataSource).options as { url: string };
  client = new Client({ connectionString: url, pipeline: true, stream: () => socket });
  await client.connect();
});
afterAll(() => client.end());

/** Returns the bytes of the response. */
async function bytesOf(by: number): Promise<number> {
  const before = socket.bytesRead;
  expect(await ask(by)).toEqual([{ result: 12 / by, at: expect.any(Date), list: ['a'] }]);
  return socket.bytesRead - before;
}

it('a prepared statement is described once per connection and returns the same rows each time', async () => {
  const [first, second, third] = [await bytesOf(3), await bytesOf(4), await bytesOf(6)];
  expect(second).toBeLessThan(first - 60);
  expect(third).toBe(second);
});

it('a prepared statement that failed succeeds the next time, and so do those sent with it', async () => {
  const answers = await Promise.allSettled([1, 0, 2, 0, 3].map(ask));
  const failed = { status: 'rejected', reason: { code: '22012' } };
  const done = (result: number) => ({ status: 'fulfilled', value: [{ result }] });
  expect(answers).toMatchObject([done(12), failed, done(6), failed, done(4)]);
  expect(await ask(6)).toMatchObject([{ result: 2 }]);
});
