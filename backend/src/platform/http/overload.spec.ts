import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shedOverload } from './overload';

let server: FastifyInstance;
let origin: string;
let released: Promise<void>;
let finish: () => void;
/** Requests that have reached the limiter, whether they were admitted or shed. */
let arrived = 0;

/** Delays all responses until `finish` is called. */
const hold = () => void (released = new Promise<void>((resolve) => (finish = resolve)));

beforeEach(async () => {
  hold();
  server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  server.addHook('preHandler', (_request, _reply, done) => {
    arrived++;
    done();
  });
  shedOverload(server);
  for (const path of ['/api/pages', '/api/login', '/api/health/ready'])
    server.all(path, async () => {
      await released;
      return { ok: true };
    });
  server.get('/api/broken', () => Promise.reject(new Error('no')));
  server.setNotFoundHandler((_request, reply) => reply.status(404).send());
  server.get('/nowhere', (_request, reply) => reply.callNotFound());
  server.get('/pages/1', async () => (await server.inject('/api/pages')).statusCode);
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const ask = (path: string) => fetch(origin + path);
const upload = () =>
  fetch(`${origin}/api/pages`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
const askOften = (times: number, path = '/api/pages') => Array.from({ length: times }, () => ask(path));
const statuses = async (answers: Promise<Response>[]) => [
  ...new Set((await Promise.all(answers)).map(({ status }) => status)),
];
const untilArrived = async ({ length }: Promise<Response>[]) => {
  const all = arrived + length;
  await vi.waitUntil(() => arrived >= all, { timeout: 20_000 });
};
const full = async () => {
  const answers = askOften(200);
  await untilArrived(answers);
  return answers;
};

describe('concurrent requests over the limit', () => {
  it('are shed with 503 and retry-after; the others are served', async () => {
    const first = await full();
    const next = await ask('/api/pages');
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await next.json()).toMatchObject({ code: 'not_ready' });
    finish();
    expect(await statuses(first)).toEqual([200]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });

  it('are shed at a lower limit after slow responses', async () => {
    const slow = await full();
    await pause(1100);
    finish();
    await Promise.all(slow);
    hold();
    const seen = await full();
    finish();
    const answers = await Promise.all(seen);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(100);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(100);
  });

  it('do not block sign-in, uploads and health checks', async () => {
    const first = await full();
    const others = [ask('/api/login'), ask('/api/login?from=mail'), ask('/api/health/ready'), upload()];
    await untilArrived(others);
    finish();
    expect(await statuses([...first, ...others])).toEqual([200]);
  });

  it('do not block the API requests of a document that was admitted', async () => {
    const first = askOften(199);
    await untilArrived(first);
    const document = ask('/pages/1');
    await untilArrived([document]);
    finish();
    expect(await (await document).text()).toBe('200');
    expect(await statuses(first)).toEqual([200]);
  });

  it('count until their response, also when it is an error', async () => {
    finish();
    for (let time = 0; time < 3; time++) expect(await statuses(askOften(200, '/api/broken'))).toEqual([500]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });

  it('count once, also when they are passed on to the not-found handler', async () => {
    finish();
    for (let time = 0; time < 3; time++) expect(await statuses(askOften(100, '/nowhere'))).toEqual([404]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });
});
