import { calls, type TeamRole, type User } from '@touchline/contract';
import type { Response } from 'supertest';
import { Tokens } from '../../src/platform/tokens';
import { caller } from '../people';
import type { Attempt, Deed, Deeds, Expected } from './deed';
import { guest } from './people-deeds';

/** Who holds a token is let in by the token, whoever it is: these ask no policy. */
interface Link {
  role: TeamRole;
  isUsable: boolean;
}

interface Invitation {
  email: string;
  role: TeamRole;
  /** Whose address it is. */
  userId: number | null;
}

const password = 'Touchline1!';
const link = ({ facts, thing, there }: Attempt) => facts.subject<Link>('invite link', thing, there.teamId);
const invitation = ({ facts, thing, there }: Attempt) =>
  facts.subject<Invitation>('invitation', thing, there.teamId);
const tokenOf = ({ there, thing }: Attempt) => there.tokens.get(thing) ?? 'none';

async function isMember({ facts, who, there }: Attempt): Promise<boolean> {
  return (await facts.standing(who.id, there.teamId))?.teamRole !== null;
}

async function ofLink(attempt: Attempt): Promise<Expected> {
  const subject = await link(attempt);
  if (!subject) return 404;
  return subject.isUsable ? 'done' : 409;
}

/** The token that a mail would carry. */
async function mailedToken({ world, thing }: Attempt): Promise<string> {
  const token = `mailed-${thing}`;
  await world.app.database.transaction((tx) =>
    tx.query(`update team_invitations set token_hash = $2 where id = $1 and status = 'pending'`, [
      thing,
      new Tokens().hash(token),
    ]),
  );
  return token;
}

function welcome({ world, facts: _, ...attempt }: Attempt, { body, headers }: Response): void {
  const { id, email } = body as User;
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const name = `Newcomer ${id} (by a link of ${attempt.there.name})`;
  world.people.push({ id, email, cookie, name, call: caller(world.app, cookie) });
  for (const { things } of world.grounds) things.member.push(id);
}

const byLink: Omit<Deed, 'expected' | 'try'> = { kind: 'invite link' };
const byMail: Omit<Deed, 'expected' | 'try'> = { kind: 'invitation', admits: true };

export const joiningDeeds: Deeds = {
  'looks at': {
    ...byLink,
    isOpen: true,
    expected: ofLink,
    try: (attempt) => attempt.who.call(calls.invites.details, { token: tokenOf(attempt) }),
  },
  'joins by': {
    ...byLink,
    admits: true,
    async expected(attempt) {
      const isUsed = (await link(attempt)) && (await isMember(attempt));
      return isUsed ? 'done' : ofLink(attempt);
    },
    try: (attempt) => attempt.who.call(calls.invites.join, { token: tokenOf(attempt) }),
  },
  'registers by': {
    ...byLink,
    isOpen: true,
    expected: ofLink,
    try: (attempt) => {
      const person = { email: guest(), firstName: 'New', lastName: 'Comer', password };
      return attempt.who.call(calls.accounts.register, {}, { body: { token: tokenOf(attempt), ...person } });
    },
    learn: welcome,
  },
  accepts: {
    ...byMail,
    async expected(attempt) {
      const subject = await invitation(attempt);
      if (!subject) return 404;
      return subject.userId === attempt.who.id ? 'done' : 403;
    },
    try: async (attempt) => attempt.who.call(calls.invites.join, { token: await mailedToken(attempt) }),
  },
  'sets a first password by': {
    ...byMail,
    isOpen: true,
    async expected(attempt) {
      const subject = await invitation(attempt);
      if (!subject) return 400;
      return subject.userId === null ? 'done' : 409;
    },
    try: async (attempt) =>
      attempt.who.call(
        calls.accounts.setPassword,
        {},
        { body: { token: await mailedToken(attempt), password } },
      ),
  },
};
