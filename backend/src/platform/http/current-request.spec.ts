import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { currentRequest, rememberRequest } from './current-request';

const server = fastify();
rememberRequest(server);
server.all<{ Querystring: { after?: string } }>('/', async ({ query }) => {
  await pause(Number(query.after ?? 0));
  return currentRequest();
});

async function ask(method: 'GET' | 'POST', tab: string, after = 0): Promise<unknown> {
  const answer = await server.inject({ method, url: `/?after=${after}`, headers: { 'x-tab-id': tab } });
  return answer.json();
}

it('the current request is available until its response, whichever others end meanwhile', async () => {
  const slow = ask('POST', 'slow', 60);
  expect(await ask('POST', 'quick')).toMatchObject({ tab: 'quick' });
  expect(await slow).toMatchObject({ tab: 'slow' });
  expect(await ask('POST', 'next')).toMatchObject({ tab: 'next' });
});

it('reads have no current request', async () => {
  const writing = ask('POST', 'writing', 30);
  expect(await ask('GET', 'reading')).toEqual({});
  expect(await writing).toMatchObject({ tab: 'writing' });
});
