import { randomBytes } from 'node:crypto';
import {
  calls,
  fillPath,
  type AccountRole,
  type Call,
  type PathParams,
  type TeamRole,
} from '@touchline/contract';
import request, { type Response } from 'supertest';
import { Passwords } from '../src/platform/passwords';
import { Tokens } from '../src/platform/tokens';
import type { TestApp } from './app';
import { expectDescribed } from './matches-api';

/** A user who makes calls, signed in or signed out. */
export interface Person {
  id: number;
  email: string;
  cookie: string;
  call<Path extends string>(
    call: Call<Path>,
    params?: PathParams<Path>,
    input?: CallInput,
  ): Promise<Response>;
}

export interface CallInput {
  body?: unknown;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Returns the code of a refusal. */
export const codeOf = ({ body }: Response) => (body as { code?: string }).code;

/** Sent by browsers with every request of the app. */
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export function caller({ app }: TestApp, cookie: string): Person['call'] {
  const server = app.getHttpServer();
  return async (call, params, { body, query = {}, headers = {} } = {}) => {
    const path = fillPath(call.path, params ?? ({} as never));
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const agent = request(server);
    const made = agent[method](path)
      .query(query)
      .set({ ...sameOrigin, cookie, ...headers });
    const answer = await (body === undefined ? made : made.send(body as object));
    expectDescribed(call, answer);
    return answer;
  };
}

export const nobody = (app: TestApp): Person => ({ id: 0, email: '', cookie: '', call: caller(app, '') });

/** Creates an account without a password and a session for it. */
export async function person(app: TestApp, role: AccountRole = 'player', name?: string): Promise<Person> {
  const username = name ?? `${role}-${randomBytes(4).toString('hex')}`;
  const email = `${username}@club.example`;
  const token = randomBytes(32).toString('base64url');
  const id = await app.database.transaction(async (tx) => {
    const [user] = await tx.query<{ id: number }>(
      'insert into users (username, email, role) values ($1, $2, $3) returning id',
      [username, email, role],
    );
    await tx.query(
      `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '30 days')`,
      [user!.id, new Tokens().hash(token)],
    );
    return user!.id;
  });
  const cookie = `touchline_session=${token}`;
  return { id, email, cookie, call: caller(app, cookie) };
}

/** Creates an account with a password and a session for it. */
export async function registered(
  app: TestApp,
  password: string,
  role: AccountRole = 'player',
): Promise<Person> {
  const someone = await person(app, role);
  const hash = await app.app.get(Passwords).hash(password);
  await app.database.transaction((tx) =>
    tx.query('update users set password_hash = $2, has_set_password = true where id = $1', [
      someone.id,
      hash,
    ]),
  );
  return someone;
}

/** Adds a user to a team. */
export async function joinTeam(
  app: TestApp,
  { id }: Person,
  place: { teamId: number; role: TeamRole },
): Promise<void> {
  await app.database.transaction((tx) =>
    tx.query('insert into team_members (team_id, user_id, role) values ($1, $2, $3)', [
      place.teamId,
      id,
      place.role,
    ]),
  );
}

/** Creates a team with one user of each standing, and two users outside of it. */
export async function staffedTeam(app: TestApp) {
  const admin = await person(app, 'coach');
  const made = await admin.call(
    calls.teams.create,
    {},
    { body: { name: 'Harbour RFC', sport: 'Rugby Union' } },
  );
  const teamId = made.body.id as number;
  const [coach, player, outsider, superAdmin] = [
    await person(app, 'coach'),
    await person(app, 'player'),
    await person(app, 'admin'),
    await person(app, 'super_admin'),
  ];
  await joinTeam(app, coach, { teamId, role: 'coach' });
  await joinTeam(app, player, { teamId, role: 'player' });
  return { teamId, admin, coach, player, outsider, superAdmin, signedOut: nobody(app) };
}

export type StaffedTeam = Awaited<ReturnType<typeof staffedTeam>>;

/** Creates a team in `beforeAll`, for all tests, or in `beforeEach`, for each one. */
export function useTeam(app: TestApp, hook: (create: () => Promise<void>) => void): StaffedTeam {
  const team = {} as StaffedTeam;
  hook(async () => {
    Object.assign(team, await staffedTeam(app));
  });
  return team;
}
