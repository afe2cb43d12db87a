import { canSeeDrafts, hasAccess, type Call, type RefusalCode, type Standing } from '@touchline/contract';
import type { Response } from 'supertest';
import type { DatabaseState } from './database-state';
import type { Actor, ModelTeam, Kind, Model } from './model';

/** An attempt of an actor at an action on an entity of a team. */
export interface Attempt {
  model: Model;
  state: DatabaseState;
  actor: Actor;
  team: ModelTeam;
  targetId: number;
  /** Random number for other choices. */
  random: number;
}

/** `done`, or the status of the expected refusal. */
export type Expected = 'done' | 400 | 401 | 403 | 404 | 409;

/** An action that any user may attempt. */
export interface Action {
  kind?: Kind;
  /** Its path has the team id before the entity id. */
  isUnderTeam?: boolean;
  /** Derives the expected result from the policies. */
  expected(attempt: Attempt): Promise<Expected>;
  try(attempt: Attempt): Promise<Response>;
  /** Records what a successful response created. */
  learn?(attempt: Attempt, answer: Response): void;
  /** Refusals for reasons other than permission. */
  otherRefusals?: readonly RefusalCode[];
  /** Allowed without a session. */
  isPublic?: boolean;
  /** Affects more than one team. */
  isGlobal?: boolean;
  /** Grants membership by an invite, independent of the actor's permissions. */
  grantsMembership?: boolean;
}

/** A check may also depend on the entity and on the random number. */
type CheckResult = boolean | Expected;
type Check = (standing: Standing, subject: never, attempt: Attempt) => CheckResult | Promise<CheckResult>;
type Policy = (standing: Standing) => boolean;

interface CallAction {
  call: Call;
  policy: Policy;
  check?: Check;
  body?: object | ((attempt: Attempt) => object);
  query?: Record<string, unknown>;
  makes?: Kind;
  otherRefusals?: readonly RefusalCode[];
  try?: Action['try'];
  learn?: Action['learn'];
}

export const oneOf = <Item>({ random }: Attempt, items: readonly Item[]): Item =>
  items[random % items.length]!;

const paths = ({ team, targetId }: Attempt) => ({
  teamId: team.teamId,
  pageId: targetId,
  commentId: targetId,
  playId: targetId,
  categoryId: targetId,
  formationId: targetId,
  templateId: targetId,
  fileId: targetId,
  linkId: targetId,
  invitationId: targetId,
  userId: targetId,
  version: targetId === team.archive ? 2 : 1,
  filename: 'name',
});

const trying =
  ({ call, body, query }: CallAction): Action['try'] =>
  (attempt) =>
    attempt.actor.call(call, paths(attempt), {
      body: typeof body === 'function' ? body(attempt) : body,
      ...(query && { query }),
    });

const learning =
  (makes: Kind | undefined): Action['learn'] =>
  ({ team }, { body }) => {
    if (!makes) return;
    const { id, isDraft } = (Array.isArray(body) ? body[0] : body) as { id: number; isDraft?: boolean };
    team.entities[makes].push(id);
    if (makes === 'page') {
      team.entities['binned page'].push(id);
      if (isDraft === false) team.entities['public page'].push(id);
    }
    if (makes === 'play' || makes === 'file') team.entities[`binned ${makes}`].push(id);
  };

const isUnderTeam = ({ path }: Call) => path.includes(':teamId');

async function expects(
  { call, policy, check }: CallAction,
  kind: Kind | undefined,
  attempt: Attempt,
): Promise<Expected> {
  const { state, actor, team, targetId } = attempt;
  const standing = await state.standing(actor.id, team.teamId);
  if (!standing || !hasAccess(standing)) return 404;
  const found = kind && (await state.subject<{ isDraft?: boolean }>(kind, targetId, team.teamId));
  const subject = isVisible(standing, found) ? found : undefined;
  if (kind && !isUnderTeam(call) && !subject) return 404;
  if (!policy(standing)) return 403;
  if (kind && !subject) return 404;
  return toExpected(await check?.(standing, subject as never, attempt));
}

const isVisible = (standing: Standing, subject: { isDraft?: boolean } | undefined) =>
  !subject?.isDraft || canSeeDrafts(standing);

function toExpected(judgement: CheckResult = true): Expected {
  if (typeof judgement !== 'boolean') return judgement;
  return judgement ? 'done' : 403;
}

function action(asked: CallAction, kind?: Kind): Action {
  return {
    kind,
    isUnderTeam: isUnderTeam(asked.call),
    expected: (attempt) => expects(asked, kind, attempt),
    try: asked.try ?? trying(asked),
    learn: asked.learn ?? learning(asked.makes),
    otherRefusals: asked.otherRefusals,
  };
}

export const inTeam = (asked: CallAction): Action => action(asked);
export const on = (kind: Kind, asked: CallAction): Action => action(asked, kind);

export type Actions = Record<string, Action>;
