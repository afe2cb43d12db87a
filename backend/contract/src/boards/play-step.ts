import { isPass, type Board, type Move, type Piece, type Spot, type Step } from './board';
import { pointAlong, wayThrough, type Way } from './curve';
import { travelled, type Motion, type Track } from './motion';
import { paceOf } from './pace';

/** Positions between two steps. */
export interface Positions {
  /** Spot of each piece, in the order of the pieces. A held ball is at its holder. */
  readonly spots: readonly Spot[];
  /** Id of the player who has a ball, by the id of the ball. Loose balls are left out. */
  readonly holders: ReadonlyMap<string, string>;
}

/** Line of a move as it is drawn. */
export interface Line {
  readonly move: Move;
  readonly way: Way;
  /** The player has a ball: the run is made with it. A pass without one has no effect. */
  readonly hasBall: boolean;
}

export interface PlayedStep {
  readonly seconds: number;
  /** In the order of the moves. */
  readonly lines: readonly Line[];
  /** In the order of the pieces. */
  readonly tracks: readonly Track[];
  readonly ends: Positions;
}

/** Limits of a step whose duration follows from its moves. */
const MIN_STEP_SECONDS = 0.8;
const MAX_STEP_SECONDS = 8;
/** A pass takes at least this long, so that no ball jumps. */
const MIN_FLIGHT_SECONDS = 0.1;
/** A loose ball gets from the ground to the player at the end of the run. */
const PICK_UP_SECONDS = 0.3;

/** A step at its start. */
interface Stage {
  readonly board: Board;
  readonly step: Step;
  readonly index: number;
  readonly begins: Positions;
  readonly spotOf: (id: string) => Spot;
  /** Ways of the runs, by player. */
  readonly ways: ReadonlyMap<string, Way>;
}

/** Plays one step of a board from given positions. */
export function playStep(board: Board, index: number, begins: Positions): PlayedStep {
  const step = board.steps[index];
  if (!step) return { seconds: 0, lines: [], tracks: [], ends: begins };
  const places = new Map(board.pieces.map(({ id }, place) => [id, place]));
  const spotOf = (id: string): Spot => begins.spots[places.get(id) ?? -1] ?? [0, 0];
  const runs = step.moves.filter((move) => !isPass(move));
  const ways = new Map(runs.map((run) => [run.piece, wayOf(run, [spotOf(run.piece), ...(run.path ?? [])])]));
  const stage: Stage = { board, step, index, begins, spotOf, ways };
  const seconds = durationOf(stage);
  const motions = new Map(runs.map((run) => [run.piece, motionOf(stage, run, seconds)]));
  const flights = new Map(
    step.moves.filter(isPass).map((pass) => [pass, flightOf(stage, pass, { motions, seconds })]),
  );
  const balls = ballsOf(board.pieces, step.moves, begins);
  const tracks = board.pieces.map(({ id, kind }): Track => {
    const motion = motions.get(id);
    if (motion) return { state: 'moves', motion };
    if (kind !== 'ball') return { state: 'still', spot: spotOf(id) };
    const move = balls.get(id);
    const holder = places.get(begins.holders.get(id) ?? '');
    if (holder === undefined) return looseBallTrack(stage, id, { move, seconds });
    const flight = move && flights.get(move);
    if (!flight) return { state: 'held', holder };
    const isHigh = move.kind !== 'pass';
    return { state: 'flies', motion: flight, holder, isCaught: move.to !== undefined, isHigh };
  });
  return {
    seconds,
    tracks,
    lines: linesOf(stage, (move) => ({
      way: flights.get(move)?.way ?? ways.get(move.piece),
      hasBall: [...balls.values()].includes(move),
    })),
    ends: endsOf(stage, balls),
  };
}

const wayOf = ({ sharp }: Move, spots: readonly Spot[]) => wayThrough(spots, sharp);
const startOf = ({ delay = 0 }: Move, seconds: number) => (seconds * delay) / 10;
const endOf = ({ ways, spotOf }: Stage, id: string): Spot => ways.get(id)?.points.at(-1) ?? spotOf(id);
const runsIn = (step: Step | undefined, id: string) =>
  step?.moves.some((move) => move.piece === id && !isPass(move) && move.delay === undefined) ?? false;

/** Returns the way of a pass from a point. It is aimed at the end of the receiver's run, so that its line does not move. */
const flightFrom = (stage: Stage, pass: Move, start: Spot): Way =>
  wayOf(pass, [start, ...(pass.path ?? []), ...(pass.to === undefined ? [] : [endOf(stage, pass.to)])]);

/** A run lasts to the end of the step, so that all players arrive together. */
const motionOf = ({ board: { steps }, index, ways }: Stage, run: Move, seconds: number): Motion => ({
  way: ways.get(run.piece) ?? wayThrough([]),
  from: startOf(run, seconds),
  until: seconds,
  accelerates: run.delay !== undefined || !runsIn(steps[index - 1], run.piece),
  brakes: !runsIn(steps[index + 1], run.piece),
});

function looseBallTrack(
  stage: Stage,
  id: string,
  { move, seconds }: { move: Move | undefined; seconds: number },
): Track {
  if (!move) return { state: 'still', spot: stage.spotOf(id) };
  const way = wayThrough([stage.spotOf(id), endOf(stage, move.piece)]);
  const from = seconds - Math.min(PICK_UP_SECONDS, seconds / 2);
  return { state: 'picked-up', motion: { way, from, until: seconds, accelerates: false, brakes: false } };
}

/** Returns the seconds that the slowest move needs, unless the step has a duration. */
function durationOf(stage: Stage): number {
  const { board, step, ways, spotOf } = stage;
  if (step.duration !== undefined) return step.duration / 10;
  const needed = step.moves.map((move) => {
    const way = isPass(move) ? flightFrom(stage, move, spotOf(move.piece)) : ways.get(move.piece);
    return (way?.length ?? 0) / paceOf(board.sport, move.kind) / (1 - (move.delay ?? 0) / 10);
  });
  return Math.min(MAX_STEP_SECONDS, Math.max(MIN_STEP_SECONDS, ...needed));
}

/**
 * Times a pass. It leaves at once if neither player runs, and otherwise so that it arrives at the end of the step. A passer who runs
 * is nearer or farther by then, so the time is corrected once.
 */
function flightOf(
  stage: Stage,
  pass: Move,
  { motions, seconds }: { motions: ReadonlyMap<string, Motion>; seconds: number },
): Motion {
  const pace = paceOf(stage.board.sport, pass.kind);
  const passer = motions.get(pass.piece);
  const wayAt = (time: number) =>
    flightFrom(
      stage,
      pass,
      passer ? pointAlong(passer.way, travelled(passer, time)) : stage.spotOf(pass.piece),
    );
  const arrivesLast = pass.delay === undefined && (passer !== undefined || motions.has(pass.to ?? ''));
  let from = startOf(pass, seconds);
  let way = wayAt(from);
  if (arrivesLast) {
    const latest = seconds - Math.min(MIN_FLIGHT_SECONDS, seconds / 2);
    for (let round = 0; round < 2; round++) {
      from = Math.min(latest, Math.max(0, seconds - way.length / pace));
      way = wayAt(from);
    }
  }
  const until = arrivesLast ? seconds : Math.min(seconds, from + way.length / pace);
  return { way, from, until, accelerates: false, brakes: false };
}

/** Returns the move that takes each ball: the pass of its holder, or the first run that picks it up. */
function ballsOf(
  pieces: readonly Piece[],
  moves: readonly Move[],
  { holders }: Positions,
): Map<string, Move> {
  const taken = new Map<string, Move>();
  const used = new Set<Move>();
  for (const { id, kind } of pieces) {
    if (kind !== 'ball') continue;
    const holder = holders.get(id);
    const move = moves.find((one) =>
      holder === undefined ? one.picksUp === id : one.piece === holder && isPass(one) && !used.has(one),
    );
    if (!move) continue;
    taken.set(id, move);
    used.add(move);
  }
  return taken;
}

function linesOf(
  { step, begins }: Stage,
  played: (move: Move) => { way: Way | undefined; hasBall: boolean },
): Line[] {
  const holders = new Set(begins.holders.values());
  return step.moves.map((move) => {
    const { way = wayThrough([]), hasBall } = played(move);
    return { move, way, hasBall: isPass(move) ? hasBall : holders.has(move.piece) };
  });
}

function endsOf(stage: Stage, balls: ReadonlyMap<string, Move>): Positions {
  const holders = new Map(stage.begins.holders);
  const loose = new Map<string, Spot>();
  for (const [ball, move] of balls) {
    const receiver = isPass(move) ? move.to : move.piece;
    if (receiver !== undefined) holders.set(ball, receiver);
    else {
      holders.delete(ball);
      loose.set(ball, move.path?.at(-1) ?? stage.spotOf(ball));
    }
  }
  const spots = stage.board.pieces.map(({ id }) => loose.get(id) ?? endOf(stage, holders.get(id) ?? id));
  return { spots, holders };
}
