import request from 'supertest';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app';

const app = useApp({ ROLE: 'worker', METRICS_TOKEN: 'collector-secret' });

const status = async (path: string) => {
  const answer = await request(app.app.getHttpServer())
    .get(path)
    .set('authorization', 'Bearer collector-secret');
  return answer.status;
};

it('a worker process serves health and metrics', async () => {
  expect(await status('/api/health/live')).toBe(200);
  expect(await status('/api/health/ready')).toBe(200);
  expect(await status('/ops/metrics')).toBe(200);
});

it.each(['/', '/api/user', '/api/login', '/ops/queues', '/ops/mail', '/api/docs'])(
  'a worker process does not serve %s',
  async (path) => {
    expect(await status(path)).toBe(404);
  },
);
