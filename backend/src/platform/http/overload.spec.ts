import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shedOverload } from './overload';

let server: FastifyInstance;
let finish: () => void;

/** Answers when it is told to. */
beforeEach(() => {
  const told = new Promise<void>((resolve) => (finish = resolve));
  server = fastify();
  server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  shedOverload(server);
  for (const path of ['/api/pages', '/api/login', '/api/health/ready'])
    server.all(path, async () => {
      await told;
      return { ok: true };
    });
  server.get('/api/broken', () => Promise.reject(new Error('no')));
});
afterEach(() => server.close());

const ask = (url: string) => server.inject({ url });
const upload = () =>
  server.inject({
    method: 'POST',
    url: '/api/pages',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
const askOften = (times: number, url = '/api/pages') => Array.from({ length: times }, () => ask(url));
const statuses = async (answers: Promise<{ statusCode: number }>[]) => [
  ...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode)),
];

describe('more requests at once than a process can answer soon', () => {
  it('are sent away with 503 and when to come back; the others are answered', async () => {
    const first = askOften(200);
    await pause(20);
    const { statusCode, headers, body } = await ask('/api/pages');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(body)).toMatchObject({ code: 'not_ready' });
    finish();
    expect(await statuses(first)).toEqual([200]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });

  it('are fewer where answers take long', async () => {
    const slow = askOften(200);
    await pause(1100);
    finish();
    await Promise.all(slow);
    const seen = await Promise.all(askOften(200));
    expect(seen.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  });

  it('do not keep out those who sign in, send a file, or ask how the process is', async () => {
    const full = askOften(200);
    const others = [ask('/api/login'), ask('/api/health/ready'), upload()];
    await pause(20);
    finish();
    expect(await statuses([...full, ...others])).toEqual([200]);
  });

  it('count until they are answered, also when that is with a failure', async () => {
    finish();
    for (let time = 0; time < 3; time++) expect(await statuses(askOften(200, '/api/broken'))).toEqual([500]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });
});
