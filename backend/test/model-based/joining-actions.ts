import { calls, type TeamRole, type User } from '@touchline/contract';
import type { Response } from 'supertest';
import { Tokens } from '../../src/platform/tokens';
import { caller } from '../people';
import type { Attempt, Action, Actions, Expected } from './action';
import { guest } from './people-actions';

/** Invite tokens let anyone join: these actions have no policy. */
interface Link {
  role: TeamRole;
  isUsable: boolean;
}

interface Invitation {
  email: string;
  role: TeamRole;
  /** Account with the invited address. */
  userId: number | null;
}

const password = 'Touchline1!';
const link = ({ state, targetId, team }: Attempt) =>
  state.subject<Link>('invite link', targetId, team.teamId);
const invitation = ({ state, targetId, team }: Attempt) =>
  state.subject<Invitation>('invitation', targetId, team.teamId);
const tokenOf = ({ team, targetId }: Attempt) => team.tokens.get(targetId) ?? 'none';

async function isMember({ state, actor, team }: Attempt): Promise<boolean> {
  return (await state.standing(actor.id, team.teamId))?.teamRole !== null;
}

async function ofLink(attempt: Attempt): Promise<Expected> {
  const subject = await link(attempt);
  if (!subject) return 404;
  return subject.isUsable ? 'done' : 409;
}

/** Sets and returns the token that a mail would contain. */
async function mailedToken({ model, targetId }: Attempt): Promise<string> {
  const token = `mailed-${targetId}`;
  await model.app.database.transaction((tx) =>
    tx.query(`update team_invitations set token_hash = $2 where id = $1 and status = 'pending'`, [
      targetId,
      new Tokens().hash(token),
    ]),
  );
  return token;
}

function welcome({ model, state: _, ...attempt }: Attempt, { body, headers }: Response): void {
  const { id, email } = body as User;
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const name = `Newcomer ${id} (by a link of ${attempt.team.name})`;
  model.people.push({ id, email, cookie, name, call: caller(model.app, cookie) });
  for (const { entities } of model.teams) entities.member.push(id);
}

const byLink: Omit<Action, 'expected' | 'try'> = { kind: 'invite link' };
const byMail: Omit<Action, 'expected' | 'try'> = { kind: 'invitation', grantsMembership: true };

export const joiningActions: Actions = {
  'looks at': {
    ...byLink,
    isPublic: true,
    expected: ofLink,
    try: (attempt) => attempt.actor.call(calls.invites.details, { token: tokenOf(attempt) }),
  },
  'joins by': {
    ...byLink,
    grantsMembership: true,
    async expected(attempt) {
      const isUsed = (await link(attempt)) && (await isMember(attempt));
      return isUsed ? 'done' : ofLink(attempt);
    },
    try: (attempt) => attempt.actor.call(calls.invites.join, { token: tokenOf(attempt) }),
  },
  'registers by': {
    ...byLink,
    isPublic: true,
    grantsMembership: true,
    expected: ofLink,
    try: (attempt) => {
      const person = { email: guest(), firstName: 'New', lastName: 'Comer', password };
      return attempt.actor.call(
        calls.accounts.register,
        {},
        { body: { token: tokenOf(attempt), ...person } },
      );
    },
    learn: welcome,
  },
  accepts: {
    ...byMail,
    async expected(attempt) {
      const subject = await invitation(attempt);
      if (!subject) return 404;
      return subject.userId === attempt.actor.id ? 'done' : 403;
    },
    try: async (attempt) => attempt.actor.call(calls.invites.join, { token: await mailedToken(attempt) }),
  },
  'sets a first password by': {
    ...byMail,
    isPublic: true,
    async expected(attempt) {
      const subject = await invitation(attempt);
      if (!subject) return 400;
      return subject.userId === null ? 'done' : 409;
    },
    try: async (attempt) =>
      attempt.actor.call(
        calls.accounts.setPassword,
        {},
        { body: { token: await mailedToken(attempt), password } },
      ),
  },
};
