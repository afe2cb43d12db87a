import { calls, isSuperAdmin, type AccountRole, type Call } from '@touchline/contract';
import { oneOf, type Attempt, type Action, type Actions, type Expected } from './action';
import type { Account } from './database-state';

/** Actions outside of teams: for all users, or for super admins. */
const forAll = (call: Call, body?: (attempt: Attempt) => object): Action => ({
  expected: () => Promise.resolve('done'),
  try: (attempt) => attempt.actor.call(call, {}, { body: body?.(attempt) }),
});

const newRole = (attempt: Attempt): AccountRole => oneOf(attempt, ['player', 'coach', 'admin'] as const);
const newTeam = ({ team, random }: Attempt) => (random % 2 ? team.teamId : null);
const somebody = ({ targetId }: Attempt) => ({
  username: `gone-${targetId}`,
  email: `gone-${targetId}@club.example`,
});

async function asSuperAdmin(
  { state, actor, targetId }: Attempt,
  check: (account: Account | undefined) => Expected | Promise<Expected> = () => 'done',
): Promise<Expected> {
  const me = await state.account(actor.id);
  const standing = {
    userId: actor.id,
    accountRole: me?.role ?? 'player',
    teamRole: null,
    isTeamAdmin: false,
  };
  return isSuperAdmin(standing) ? check(await state.account(targetId)) : 403;
}

const forSuperAdmins = (call: Call): Action => ({
  expected: (attempt) => asSuperAdmin(attempt),
  try: ({ actor }) => actor.call(call),
});

async function mayChangeAccount(attempt: Attempt): Promise<Expected> {
  const { state, actor, team } = attempt;
  return asSuperAdmin(attempt, async (account) => {
    if (!account) return 404;
    if (account.id === actor.id) return 409;
    const hasTeam = newTeam(attempt) === null || (await state.standing(actor.id, team.teamId));
    return hasTeam ? 'done' : 404;
  });
}

export const globalActions: Actions = {
  'lists the teams': forAll(calls.teams.list),
  'lists the stars': forAll(calls.starred.list),
  'reads today': forAll(calls.today.read),
  'reads recent activities': forAll(calls.activities.recent),
  'founds a team': forAll(calls.teams.create, () => ({ name: 'Larks', sport: 'Hockey' })),
  'spends a minute with': {
    ...forAll(calls.accounts.heartbeat, ({ targetId }) => ({ pageId: targetId })),
    kind: 'page',
  },
  'lists all users': forSuperAdmins(calls.admin.users),
  'reads the figures': forSuperAdmins(calls.admin.statistics),
  'changes the account of': {
    kind: 'member',
    isGlobal: true,
    expected: mayChangeAccount,
    try: async (attempt) => {
      const { username, email } = (await attempt.state.account(attempt.targetId)) ?? somebody(attempt);
      const body = { username, email, role: newRole(attempt), teamId: newTeam(attempt) };
      return attempt.actor.call(calls.admin.changeUser, { userId: attempt.targetId }, { body });
    },
  },
  'deletes the account of': {
    kind: 'member',
    isGlobal: true,
    expected: (attempt) =>
      asSuperAdmin(attempt, (account) => {
        if (attempt.targetId === attempt.actor.id) return 409;
        return account ? 'done' : 404;
      }),
    try: ({ actor, targetId }) => actor.call(calls.admin.removeUser, { userId: targetId }),
  },
};
