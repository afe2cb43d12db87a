import {
  canDeleteTeam,
  canGrant,
  canManageInvites,
  canSeeHistory,
  canSeeMemberEmails,
  canTouchMember,
  hasAccess,
  isSuperAdminRole,
  type Policy,
  type Standing,
  type TeamRole,
} from '@touchline/contract';
import type { Response } from 'supertest';
import { expect } from 'vitest';
import { deeds } from '.';
import type { Attempt, Deed } from './deed';
import type { Facts, Member } from './facts';
import type { Ground, World } from './world';

/** One step of a story, as chance gives it; the numbers choose among whatever there is by then. */
export interface Step {
  deed: string;
  who: number;
  there: 0 | 1;
  /** Names a thing of the other team, where the path names a team as well. */
  isMistaken: boolean;
  thing: number;
  pick: number;
}

/** People are drawn to their own team, and to those in it. */
const attemptOf = (world: World, facts: Facts, step: Step): Attempt => {
  const there = world.grounds[step.there];
  const { kind, isUnderTeam } = deeds[step.deed]!;
  const { things } = world.grounds[step.isMistaken && isUnderTeam ? 1 - step.there : step.there]!;
  const thing = kind ? things[kind][step.thing % things[kind].length]! : 0;
  const those = [...there.squad, ...there.squad, ...world.people];
  return { world, facts, who: those[step.who % those.length]!, there, thing, pick: step.pick };
};

const tell = ({ deed }: Step, { who, there, thing }: Attempt) =>
  `${who.name} ${deed}${thing ? ` ${thing}` : ''} (${there.name})`;

/** What is so before the step is taken: by that it is judged. */
async function before({ world, facts, who, there }: Attempt) {
  return {
    standings: await Promise.all(world.grounds.map(({ teamId }) => facts.standing(who.id, teamId))),
    members: await facts.members(there.teamId),
    digests: world.digests ?? (await facts.digests(world.grounds)),
  };
}
type Before = Awaited<ReturnType<typeof before>>;

/** What this person may not be told, whatever they ask for; an address that they have just typed in is known to them. */
async function forbiddenWords({ world, facts, who }: Attempt, { standings }: Before): Promise<string[]> {
  const me = await facts.account(who.id);
  const areAllKnown = me !== undefined && isSuperAdminRole(me.role);
  const addresses = new Set(areAllKnown ? [] : world.people.flatMap(({ email }) => email || []));
  for (const [place, { teamId }] of world.grounds.entries())
    if (may(standings[place], canSeeMemberEmails))
      for (const address of await facts.knownAddresses(teamId)) addresses.delete(address);
  const words = world.grounds.flatMap((ground, place) => [
    ...(may(standings[place], hasAccess) ? [] : [ground.word]),
    ...(may(standings[place], canSeeHistory) ? [] : [ground.staffWord]),
    ...(may(standings[place], canManageInvites) ? [] : ground.tokens.values()),
  ]);
  return [...words, ...addresses];
}

const may = (standing: Standing | undefined, policy: Policy) => standing !== undefined && policy(standing);

/** Takes a step; answers the line that tells it, and fails with that line when it went as it should not. */
export async function take(world: World, facts: Facts, step: Step): Promise<string> {
  const attempt = attemptOf(world, facts, step);
  const deed = deeds[step.deed]!;
  const line = tell(step, attempt);
  const isKnown = deed.isOpen || (await facts.account(attempt.who.id));
  const expected = isKnown ? await deed.expected(attempt) : 401;
  const then = await before(attempt);
  const role = await invitedRole(deed, attempt);
  const answer = await deed.try(attempt);
  const told = `${line} -> ${answer.status}, expected ${expected}`;
  expectStatus(deed, { answer, expected, told });
  await expectNoForbiddenWord(attempt, { answer, then, told });
  const isDone = answer.status < 400;
  if (isDone) deed.learn?.(attempt, answer);
  await expectUntouched(attempt, { deed, then, isDone, told });
  if (isDone) await expectPlacesGiven(attempt, { then, role, told });
  return told;
}

function expectStatus(
  { alsoRefuses = [] }: Deed,
  { answer, expected, told }: { answer: Response; expected: number | string; told: string },
): void {
  const { code } = answer.body as { code?: never };
  if (expected !== 'done') return expect(answer.status, told).toBe(expected);
  if (!alsoRefuses.includes(code as never)) expect(answer.status, `${told} ${code ?? ''}`).toBeLessThan(400);
}

async function expectNoForbiddenWord(
  attempt: Attempt,
  { answer, then, told }: { answer: Response; then: Before; told: string },
): Promise<void> {
  const heard = `${answer.text} ${JSON.stringify(answer.headers)}`;
  const forbidden = await forbiddenWords(attempt, then);
  const leaked = forbidden.filter((word) => word !== attempt.who.email && heard.includes(word));
  expect(leaked, `${told}, and is told what is not for them`).toEqual([]);
}

/** What was refused has changed nothing; what was done in one team has changed nothing in the other. */
async function expectUntouched(
  { facts, world, there }: Attempt,
  { deed, then, isDone, told }: { deed: Deed; then: Before; isDone: boolean; told: string },
): Promise<void> {
  const now = await facts.digests(world.grounds);
  world.digests = now;
  if (!isDone) return expect(now, `${told}, and yet something has changed`).toEqual(then.digests);
  const other = world.grounds.findIndex((ground: Ground) => ground !== there);
  if (!deed.isWorldly)
    expect(now[other], `${told}, and the other team has changed`).toBe(then.digests[other]);
}

const invitedRole = async ({ kind, admits }: Deed, { facts, thing, there }: Attempt) =>
  kind && admits ? (await facts.subject<{ role: TeamRole }>(kind, thing, there.teamId))?.role : undefined;

/** Nobody gives a place that they may not give, or takes one that they may not touch; with a team all its places go, one's own, too. */
async function expectPlacesGiven(
  { facts, world, there }: Attempt,
  { then, role, told }: { then: Before; role: TeamRole | undefined; told: string },
): Promise<void> {
  const standing = then.standings[world.grounds.indexOf(there)];
  const now = await facts.members(there.teamId);
  const isAmong = (members: Member[], { userId, role: held }: Member) =>
    members.some((each) => each.userId === userId && each.role === held);
  for (const gained of now.filter((member) => !isAmong(then.members, member))) {
    const isGiven = role ? gained.role === role : standing && canGrant(standing, gained.role);
    expect(isGiven, `${told}, and ${gained.userId} became ${gained.role}`).toBe(true);
  }
  for (const lost of then.members.filter((member) => !isAmong(now, member))) {
    const isTaken = standing && (canTouchMember(standing, lost) || canDeleteTeam(standing));
    expect(isTaken, `${told}, and ${lost.userId} lost a place`).toBe(true);
  }
}
