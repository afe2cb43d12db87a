import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { currentRequest, rememberRequest } from './current-request';

const server = fastify();
rememberRequest(server);
server.all<{ Querystring: { after?: string } }>('/', async ({ query }) => {
  await pause(Number(query.after ?? 0));
  return currentRequest();
});
server.post('/finds-caller', { config: { findsCaller: true } }, () => currentRequest());

async function ask(method: 'GET' | 'POST', tab: string, after = 0): Promise<unknown> {
  return answerTo({ method, url: `/?after=${after}`, headers: { 'x-tab-id': tab } });
}

async function answerTo(request: InjectOptions): Promise<unknown> {
  const answer = await server.inject(request);
  return answer.json();
}

it('where a request that writes comes from is remembered until it is answered, whichever others end meanwhile', async () => {
  const slow = ask('POST', 'slow', 60);
  expect(await ask('POST', 'quick')).toMatchObject({ tab: 'quick' });
  expect(await slow).toMatchObject({ tab: 'slow' });
  expect(await ask('POST', 'next')).toMatchObject({ tab: 'next' });
});

it('nothing is remembered of what only reads', async () => {
  const writing = ask('POST', 'writing', 30);
  expect(await ask('GET', 'reading')).toEqual({});
  expect(await writing).toMatchObject({ tab: 'writing' });
});

it('nor of what says by itself where it comes from', async () => {
  const writing = ask('POST', 'writing', 30);
  const headers = { 'x-tab-id': 'saving' };
  expect(await answerTo({ method: 'POST', url: '/finds-caller', headers })).toEqual({});
  expect(await writing).toMatchObject({ tab: 'writing' });
});
