import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { InviteLink, Page, Team } from '@touchline/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from './database';
import { template } from './global-setup';
import { Listener } from './listener';
import { send, signIn, untilReady, useServers, type RunningServer } from './process';
import { waitFor } from './wait-for';

const { folder, run } = useServers(21_600, afterAll);
const database = `live_${randomBytes(6).toString('hex')}`;
let first: RunningServer;
let second: RunningServer;
let cookie: string;

beforeAll(async () => {
  const DATABASE_URL = await createDatabase(inject('serverUrl'), database, template);
  const start = (name: string) => run({ DATABASE_URL, ROLE: 'web', DATA_DIR: join(folder, name) });
  [first, second] = [start('first'), start('second')];
  await Promise.all([first, second].map(untilReady));
  cookie = await signIn(first);
});
afterAll(() => dropDatabase(inject('serverUrl'), database));

it('live updates: a change made through one web process is sent by another', async () => {
  const listener = await new Listener(second.origin, cookie).start();
  const answer = await send(first.origin, '/api/teams', { body: { name: 'Hawks', sport: 'Soccer' }, cookie });
  const { id } = (await answer.json()) as Team;
  const change = { what: 'team', teamId: id, id };
  await waitFor(() => expect(listener.changes).toContainEqual(change));
  listener.stop();
});

it('live updates: an editor who writes is shown to editors at another web process', async () => {
  const body = { name: 'Kestrels', sport: 'Soccer' };
  const team = (await (await send(first.origin, '/api/teams', { body, cookie })).json()) as Team;
  const title = { title: 'Kick-off', content: '' };
  const made = await send(first.origin, `/api/teams/${team.id}/pages`, { body: title, cookie });
  const { id } = (await made.json()) as Page;
  const link = await send(first.origin, `/api/teams/${team.id}/invite-links`, {
    body: { role: 'coach' },
    cookie,
  });
  const { token } = (await link.json()) as InviteLink;
  const account = { email: 'second@club.example', password: 'Touchline1!' };
  const registration = { ...account, token, firstName: 'Second', lastName: 'Coach' };
  expect((await send(first.origin, '/api/register', { body: registration })).status).toBe(201);
  const listener = await new Listener(second.origin, await signIn(first, account)).start();
  expect((await send(first.origin, `/api/pages/${id}/writing`, { cookie })).status).toBe(204);
  await waitFor(() => expect(listener.writing).toMatchObject([{ kind: 'page', id }]));
  listener.stop();
});

it('live updates: a stream does not delay the end of its process, and the client resumes at another', async () => {
  const listener = await new Listener(second.origin, cookie).start();
  const begun = Date.now();
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(5000);
  await waitFor(() => expect(listener.isEnded).toBe(true));
  const body = { name: 'Meanwhile', sport: 'Soccer' };
  const { id } = (await (await send(first.origin, '/api/teams', { body, cookie })).json()) as Team;
  const again = await new Listener(first.origin, cookie).start({ after: listener.lastId });
  expect(again.missed).toContainEqual({ what: 'team', teamId: id, id });
  again.stop();
});

it('a connection without a request does not delay the end of its process', async () => {
  const { port } = new URL(first.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});
