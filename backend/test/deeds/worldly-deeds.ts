import { calls, isSuperAdmin, type AccountRole, type Call } from '@touchline/contract';
import { oneOf, type Attempt, type Deed, type Deeds, type Expected } from './deed';
import type { Account } from './facts';

/** What belongs to no team: for everybody with an account, or for super admins. */
const forAll = (call: Call, body?: (attempt: Attempt) => object): Deed => ({
  expected: () => Promise.resolve('done'),
  try: (attempt) => attempt.who.call(call, {}, { body: body?.(attempt) }),
});

const newRole = (attempt: Attempt): AccountRole => oneOf(attempt, ['player', 'coach', 'admin'] as const);
const newTeam = ({ there, pick }: Attempt) => (pick % 2 ? there.teamId : null);
const somebody = ({ thing }: Attempt) => ({ username: `gone-${thing}`, email: `gone-${thing}@club.example` });

async function asSuperAdmin(
  { facts, who, thing }: Attempt,
  judge: (account: Account | undefined) => Expected | Promise<Expected> = () => 'done',
): Promise<Expected> {
  const me = await facts.account(who.id);
  const standing = { userId: who.id, accountRole: me?.role ?? 'player', teamRole: null, isTeamAdmin: false };
  return isSuperAdmin(standing) ? judge(await facts.account(thing)) : 403;
}

const forSuperAdmins = (call: Call): Deed => ({
  expected: (attempt) => asSuperAdmin(attempt),
  try: ({ who }) => who.call(call),
});

async function mayChangeAccount(attempt: Attempt): Promise<Expected> {
  const { facts, who, there } = attempt;
  return asSuperAdmin(attempt, async (account) => {
    if (!account) return 404;
    if (account.id === who.id) return 409;
    const hasTeam = newTeam(attempt) === null || (await facts.standing(who.id, there.teamId));
    return hasTeam ? 'done' : 404;
  });
}

export const worldlyDeeds: Deeds = {
  'lists the teams': forAll(calls.teams.list),
  'reads what happened lately': forAll(calls.activities.recent),
  'founds a team': forAll(calls.teams.create, () => ({ name: 'Larks', sport: 'Hockey' })),
  'spends a minute with': {
    ...forAll(calls.accounts.heartbeat, ({ thing }) => ({ pageId: thing })),
    kind: 'page',
  },
  'lists all users': forSuperAdmins(calls.admin.users),
  'reads the figures': forSuperAdmins(calls.admin.statistics),
  'changes the account of': {
    kind: 'member',
    isWorldly: true,
    expected: mayChangeAccount,
    try: async (attempt) => {
      const { username, email } = (await attempt.facts.account(attempt.thing)) ?? somebody(attempt);
      const body = { username, email, role: newRole(attempt), teamId: newTeam(attempt) };
      return attempt.who.call(calls.admin.changeUser, { userId: attempt.thing }, { body });
    },
  },
  'deletes the account of': {
    kind: 'member',
    isWorldly: true,
    expected: (attempt) =>
      asSuperAdmin(attempt, (account) => {
        if (attempt.thing === attempt.who.id) return 409;
        return account ? 'done' : 404;
      }),
    try: ({ who, thing }) => who.call(calls.admin.removeUser, { userId: thing }),
  },
};
