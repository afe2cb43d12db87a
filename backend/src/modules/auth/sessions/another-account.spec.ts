import { calls, type Call } from '@touchline/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp } from '../../../../test/app';
import { given } from '../../../../test/given';
import { codeOf, useTeam, type Person } from '../../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);

const guarded = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table)
    .map(([name, call]) => [`${feature}.${name}`, call as Call] as const)
    .filter(([, call]) => !call.isPublic),
);
const anything = new Proxy({}, { get: () => 1 });
const tabOf = ({ id }: Pick<Person, 'id'>) => ({ 'x-account-id': String(id) });

it.each(guarded)(
  'a tab that shows another account than that of the session is refused %s',
  async (_, call) => {
    const answer = await team.admin.call(call, anything, { headers: tabOf(team.coach) });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'signed_in_as_another']);
  },
);

it('a tab that shows another account saves nothing', async () => {
  const page = await given.page(team.coach, team.teamId);
  const body = { title: 'In the name of the coach' };
  await team.admin.call(calls.pages.change, { pageId: page.id }, { body, headers: tabOf(team.coach) });
  const { body: kept } = await team.coach.call(calls.pages.read, { pageId: page.id });
  expect(kept).toMatchObject({ title: page.title, version: page.version });
});

it.each([
  ['its own account', () => tabOf(team.coach)],
  ['no account, as a client of the specification', () => ({})],
  ['no number', () => ({ 'x-account-id': 'me' })],
])('a call that names %s is answered', async (_, headers) => {
  const { status } = await team.coach.call(calls.teams.list, {}, { headers: headers() });
  expect(status).toBe(200);
});
