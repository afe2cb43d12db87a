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
import { actions } from '.';
import type { Attempt, Action } from './action';
import type { DatabaseState, Member } from './database-state';
import type { ModelTeam, Model } from './model';

/** A randomly generated step. Its numbers select among what exists at that point. */
export interface Step {
  action: string;
  actor: number;
  team: 0 | 1;
  /** Uses an entity of the other team when the path also has a team id. */
  isMistaken: boolean;
  targetId: number;
  random: number;
}

/** Selects actor and target; members of the team are selected more often. */
const attemptOf = (model: Model, state: DatabaseState, step: Step): Attempt => {
  const team = model.teams[step.team];
  const { kind, isUnderTeam } = actions[step.action]!;
  const { entities } = model.teams[step.isMistaken && isUnderTeam ? 1 - step.team : step.team]!;
  const targetId = kind ? entities[kind][step.targetId % entities[kind].length]! : 0;
  const those = [...team.initialMembers, ...team.initialMembers, ...model.people];
  return { model, state, actor: those[step.actor % those.length]!, team, targetId, random: step.random };
};

const describeStep = ({ action }: Step, { actor, team, targetId }: Attempt) =>
  `${actor.name} ${action}${targetId ? ` ${targetId}` : ''} (${team.name})`;

async function before({ model, state, actor, team }: Attempt) {
  return {
    standings: await Promise.all(model.teams.map(({ teamId }) => state.standing(actor.id, teamId))),
    members: await state.members(team.teamId),
    digests: model.digests ?? (await state.digests(model.teams)),
  };
}
type Before = Awaited<ReturnType<typeof before>>;

/** Returns the texts that the actor may not see in any response. */
async function forbiddenTexts({ model, state, actor }: Attempt, { standings }: Before): Promise<string[]> {
  const me = await state.account(actor.id);
  const areAllKnown = me !== undefined && isSuperAdminRole(me.role);
  const addresses = new Set(areAllKnown ? [] : model.people.flatMap(({ email }) => email || []));
  for (const [place, { teamId }] of model.teams.entries())
    if (may(standings[place], canSeeMemberEmails))
      for (const address of await state.knownAddresses(teamId)) addresses.delete(address);
  const words = model.teams.flatMap((team, place) => [
    ...(may(standings[place], hasAccess) ? [] : [team.secret]),
    ...(may(standings[place], canSeeHistory) ? [] : [team.staffSecret]),
    ...(may(standings[place], canManageInvites) ? [] : team.tokens.values()),
  ]);
  return [...words, ...addresses];
}

const may = (standing: Standing | undefined, policy: Policy) => standing !== undefined && policy(standing);

/** Runs a step and checks its result, leaks and side effects. Returns its description, which is also the message of failures. */
export async function runStep(model: Model, state: DatabaseState, step: Step): Promise<string> {
  const attempt = attemptOf(model, state, step);
  const action = actions[step.action]!;
  const line = describeStep(step, attempt);
  const isKnown = action.isPublic || (await state.account(attempt.actor.id));
  const expected = isKnown ? await action.expected(attempt) : 401;
  const then = await before(attempt);
  const role = await invitedRole(action, attempt);
  const answer = await action.try(attempt);
  const description = `${line} -> ${answer.status}, expected ${expected}`;
  expectStatus(action, { answer, expected, description });
  await expectNoForbiddenWord(attempt, { answer, then, description });
  const isDone = answer.status < 400;
  if (isDone) action.learn?.(attempt, answer);
  await expectUntouched(attempt, { action, then, isDone, description });
  if (isDone) await expectMembershipsPermitted(attempt, { then, role, description });
  return description;
}

function expectStatus(
  { otherRefusals = [] }: Action,
  { answer, expected, description }: { answer: Response; expected: number | string; description: string },
): void {
  const { code } = answer.body as { code?: never };
  if (expected !== 'done') return expect(answer.status, description).toBe(expected);
  if (!otherRefusals.includes(code as never))
    expect(answer.status, `${description} ${code ?? ''}`).toBeLessThan(400);
}

async function expectNoForbiddenWord(
  attempt: Attempt,
  { answer, then, description }: { answer: Response; then: Before; description: string },
): Promise<void> {
  const received = `${answer.text} ${JSON.stringify(answer.headers)}`;
  const forbidden = await forbiddenTexts(attempt, then);
  const leaked = forbidden.filter((secret) => secret !== attempt.actor.email && received.includes(secret));
  expect(leaked, `${description}, and the response leaks data`).toEqual([]);
}

/** Expects that a refused step changed nothing, and a successful one nothing in the other team. */
async function expectUntouched(
  { state, model, team }: Attempt,
  {
    action,
    then,
    isDone,
    description,
  }: { action: Action; then: Before; isDone: boolean; description: string },
): Promise<void> {
  const now = await state.digests(model.teams);
  model.digests = now;
  if (!isDone) return expect(now, `${description}, and yet something has changed`).toEqual(then.digests);
  const other = model.teams.findIndex((each: ModelTeam) => each !== team);
  if (!action.isGlobal)
    expect(now[other], `${description}, and the other team has changed`).toBe(then.digests[other]);
}

const invitedRole = async ({ kind, grantsMembership }: Action, { state, targetId, team }: Attempt) =>
  kind && grantsMembership
    ? (await state.subject<{ role: TeamRole }>(kind, targetId, team.teamId))?.role
    : undefined;

/** Expects that memberships were granted and removed only with permission. Deleting a team removes all of its memberships. */
async function expectMembershipsPermitted(
  { state, model, team }: Attempt,
  { then, role, description }: { then: Before; role: TeamRole | undefined; description: string },
): Promise<void> {
  const standing = then.standings[model.teams.indexOf(team)];
  const now = await state.members(team.teamId);
  const isAmong = (members: Member[], { userId, role: held }: Member) =>
    members.some((each) => each.userId === userId && each.role === held);
  for (const gained of now.filter((member) => !isAmong(then.members, member))) {
    const isGiven = role ? gained.role === role : standing && canGrant(standing, gained.role);
    expect(isGiven, `${description}, and ${gained.userId} became ${gained.role}`).toBe(true);
  }
  for (const lost of then.members.filter((member) => !isAmong(now, member))) {
    const isTaken = standing && (canTouchMember(standing, lost) || canDeleteTeam(standing));
    expect(isTaken, `${description}, and ${lost.userId} lost membership`).toBe(true);
  }
}
