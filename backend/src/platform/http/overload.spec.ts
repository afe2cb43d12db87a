import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shedOverload } from './overload';

let server: FastifyInstance;
let origin: string;
let told: Promise<void>;
let finish: () => void;
/** Requests that have reached the limit, whether they were let in or not. */
let arrived = 0;

/** From now on nothing is answered until it is to be. */
const hold = () => void (told = new Promise<void>((resolve) => (finish = resolve)));

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
      await told;
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

describe('more requests at once than a process can answer soon', () => {
  it('are sent away with 503 and when to come back; the others are answered', async () => {
    const first = await full();
    const next = await ask('/api/pages');
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await next.json()).toMatchObject({ code: 'not_ready' });
    finish();
    expect(await statuses(first)).toEqual([200]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });

  it('are fewer where answers take long', async () => {
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

  it('do not keep out those who sign in, send a file, or ask how the process is', async () => {
    const first = await full();
    const others = [ask('/api/login'), ask('/api/login?from=mail'), ask('/api/health/ready'), upload()];
    await untilArrived(others);
    finish();
    expect(await statuses([...first, ...others])).toEqual([200]);
  });

  it('let a document have what it needs when it has been let in itself', async () => {
    const first = askOften(199);
    await untilArrived(first);
    const document = ask('/pages/1');
    await untilArrived([document]);
    finish();
    expect(await (await document).text()).toBe('200');
    expect(await statuses(first)).toEqual([200]);
  });

  it('count until they are answered, also when that is with a failure', async () => {
    finish();
    for (let time = 0; time < 3; time++) expect(await statuses(askOften(200, '/api/broken'))).toEqual([500]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });

  it('count once, also where one turns out on the way to ask for nothing that is there', async () => {
    finish();
    for (let time = 0; time < 3; time++) expect(await statuses(askOften(100, '/nowhere'))).toEqual([404]);
    expect(await statuses(askOften(200))).toEqual([200]);
  });
});
