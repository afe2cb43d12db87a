import { rateLimits, calls, type RateLimit } from '@touchline/contract';
import { beforeAll, expect, it } from 'vitest';
import { startApp, useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { codeOf, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp({ RATE_LIMITS: 'on' });
const team = useTeam(app, beforeAll);
let pageId: number;
beforeAll(async () => {
  pageId = (await given.page(team.coach, team.teamId)).id;
});

/** One call of each kind, whatever its result. */
const kinds: Record<RateLimit, (person: Person) => ReturnType<Person['call']>> = {
  writes: (person) => person.call(calls.notifications.readAll),
  uploads: (person) => person.call(calls.media.changeAvatar),
  exports: (person) => person.call(calls.pageFiles.create, { pageId }),
  signals: (person) => person.call(calls.writing.page, { pageId }),
  searches: (person) => person.call(calls.search.everything, {}, { query: { q: 'line' } }),
};
const each = Object.keys(kinds) as RateLimit[];

/** Uses up the limit of a minute, with concurrent calls. */
async function useUp(kind: RateLimit, person: Person): Promise<number[]> {
  const statuses = [];
  for (let made = 0; made < rateLimits[kind]; made += 10) {
    const some = await Promise.all(Array.from({ length: 10 }, () => kinds[kind](person)));
    statuses.push(...some.map(({ status }) => status));
  }
  return statuses;
}

it.each(each)('%s of one user are rate-limited without affecting other users', async (kind) => {
  expect(await useUp(kind, team.player)).not.toContain(429);
  const refused = await kinds[kind](team.player);
  expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await kinds[kind](team.coach)).status).not.toBe(429);
});

it('a user who reached the limit of one kind may still make all other calls', async () => {
  await useUp('searches', team.admin);
  expect((await kinds.searches(team.admin)).status).toBe(429);
  expect((await kinds.writes(team.admin)).status).not.toBe(429);
  expect((await team.admin.call(calls.pages.read, { pageId })).status).toBe(200);
});

it('no user is rate-limited when the operator turns the limits off', async () => {
  const open = await startApp();
  const { player } = await staffedTeam(open);
  await useUp('searches', player);
  expect((await kinds.searches(player)).status).toBe(200);
  await open.close();
});
