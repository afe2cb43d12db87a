import { hasAccess, type Call, type RefusalCode, type Standing } from '@touchline/contract';
import type { Response } from 'supertest';
import type { Facts } from './facts';
import type { Actor, Ground, Kind, World } from './world';

/** Somebody about to do something, to the thing of this number in that team. */
export interface Attempt {
  world: World;
  facts: Facts;
  who: Actor;
  there: Ground;
  thing: number;
  /** Chance, for what else has to be chosen. */
  pick: number;
}

/** `done`, or the status of the refusal. */
export type Expected = 'done' | 400 | 401 | 403 | 404 | 409;

/** Something that somebody may try. */
export interface Deed {
  kind?: Kind;
  /** Its path names the team before the thing. */
  isUnderTeam?: boolean;
  /** What the policies say to it. */
  expected(attempt: Attempt): Promise<Expected>;
  try(attempt: Attempt): Promise<Response>;
  /** What an answer that says yes has made. */
  learn?(attempt: Attempt, answer: Response): void;
  /** Refusals that have nothing to do with permission. */
  alsoRefuses?: readonly RefusalCode[];
  /** Anybody may, also signed out. */
  isOpen?: boolean;
  /** Does something to the club as a whole. */
  isWorldly?: boolean;
  /** Lets people in by an invite, not by their own leave. */
  admits?: boolean;
}

/** A policy may also look at the thing as it stands, and at chance. */
type Judgement = boolean | Expected;
type Judge = (standing: Standing, subject: never, attempt: Attempt) => Judgement | Promise<Judgement>;
type Policy = (standing: Standing) => boolean;

interface Asked {
  call: Call;
  policy: Policy;
  judge?: Judge;
  body?: object | ((attempt: Attempt) => object);
  query?: Record<string, unknown>;
  makes?: Kind;
  alsoRefuses?: readonly RefusalCode[];
  try?: Deed['try'];
  learn?: Deed['learn'];
}

export const oneOf = <Item>({ pick }: Attempt, items: readonly Item[]): Item => items[pick % items.length]!;

const paths = ({ there, thing }: Attempt) => ({
  teamId: there.teamId,
  ...{ pageId: thing, commentId: thing, playId: thing, categoryId: thing, fileId: thing },
  ...{ linkId: thing, invitationId: thing, userId: thing },
  version: thing === there.archive ? 2 : 1,
  filename: 'name',
});

const trying =
  ({ call, body, query }: Asked): Deed['try'] =>
  (attempt) =>
    attempt.who.call(call, paths(attempt), {
      body: typeof body === 'function' ? body(attempt) : body,
      ...(query && { query }),
    });

const learning =
  (makes: Kind | undefined): Deed['learn'] =>
  ({ there }, { body }) => {
    if (!makes) return;
    const { id } = (Array.isArray(body) ? body[0] : body) as { id: number };
    there.things[makes].push(id);
    if (makes === 'page') there.things['binned page'].push(id);
  };

const isUnderTeam = ({ path }: Call) => path.includes(':teamId');

async function expects(
  { call, policy, judge }: Asked,
  kind: Kind | undefined,
  attempt: Attempt,
): Promise<Expected> {
  const { facts, who, there, thing } = attempt;
  const standing = await facts.standing(who.id, there.teamId);
  const subject = kind && (await facts.subject<object>(kind, thing, there.teamId));
  if (!standing || !hasAccess(standing)) return 404;
  if (kind && !isUnderTeam(call) && !subject) return 404;
  if (!policy(standing)) return 403;
  if (kind && !subject) return 404;
  return judged(await judge?.(standing, subject as never, attempt));
}

function judged(judgement: Judgement = true): Expected {
  if (typeof judgement !== 'boolean') return judgement;
  return judgement ? 'done' : 403;
}

function deed(asked: Asked, kind?: Kind): Deed {
  return {
    kind,
    isUnderTeam: isUnderTeam(asked.call),
    expected: (attempt) => expects(asked, kind, attempt),
    try: asked.try ?? trying(asked),
    learn: asked.learn ?? learning(asked.makes),
    alsoRefuses: asked.alsoRefuses,
  };
}

export const inTeam = (asked: Asked): Deed => deed(asked);
export const on = (kind: Kind, asked: Asked): Deed => deed(asked, kind);

export type Deeds = Record<string, Deed>;
