import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { Database } from '../database';

const app = useApp();

it('a process whose database connections are all in use is ready', async () => {
  const database = app.app.get(Database);
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const inUse = Array.from({ length: 40 }, () =>
    database.transaction(async (tx) => {
      await tx.query('select 1', []);
      await released;
    }),
  );
  await vi.waitUntil(() => database.connections().waiting > 0 && database.connections().idle === 0);
  const answer = await request(app.app.getHttpServer()).get('/api/health/ready');
  const { waiting } = database.connections();
  release();
  await Promise.allSettled(inUse);
  expect(waiting).toBeGreaterThan(0);
  expect([answer.status, answer.body]).toEqual([200, { status: 'ready' }]);
});
