import { isPlayer, type Board, type Step } from './board';
import { poseOnTrack, type Pose } from './motion';
import { playStep, type PlayedStep, type Positions } from './play-step';

export interface FilmStep extends PlayedStep {
  readonly step: Step;
  /** Seconds from the start of the film. */
  readonly start: number;
  readonly begins: Positions;
}

/** A board with all positions and times that follow from its moves. */
export interface Film {
  readonly board: Board;
  readonly steps: readonly FilmStep[];
  readonly seconds: number;
  readonly ends: Positions;
}

export function filmOf(board: Board): Film {
  const steps: FilmStep[] = [];
  let begins = openingOf(board);
  let start = 0;
  board.steps.forEach((step, index) => {
    const played = playStep(board, index, begins);
    steps.push({ ...played, step, start, begins });
    begins = played.ends;
    start += played.seconds;
  });
  return { board, steps, seconds: start, ends: begins };
}

export function newPose({ board }: Film): Pose {
  const count = board.pieces.length;
  return {
    x: new Float64Array(count),
    y: new Float64Array(count),
    beside: new Float64Array(count),
    scale: new Float64Array(count),
    step: -1,
    time: 0,
    point: new Float64Array(2),
  };
}

/** Writes the positions of all pieces at a time into `pose`. Allocates nothing: it runs once a frame. */
export function poseAt(film: Film, seconds: number, pose: Pose): void {
  pose.step = stepAt(film, seconds);
  const step = film.steps[pose.step];
  if (!step || seconds >= film.seconds) {
    pose.time = step?.seconds ?? 0;
    poseBetween(film, film.ends, pose);
    return;
  }
  pose.time = Math.max(0, seconds - step.start);
  // A ball is where its holder is, so balls come last.
  poseKind(film, pose, false);
  poseKind(film, pose, true);
}

/** Returns the index of the step that is played at a time: the last one at the end, -1 without steps. */
export function stepAt({ steps }: Film, seconds: number): number {
  let index = steps.length - 1;
  while (index > 0 && (steps[index]?.start ?? 0) > seconds) index--;
  return index;
}

/** Returns the positions before the first step. */
function openingOf({ pieces }: Board): Positions {
  const spots = new Map(pieces.filter(isPlayer).map(({ id, at }) => [id, at]));
  return {
    spots: pieces.map(({ at, holder }) => spots.get(holder ?? '') ?? at),
    holders: new Map(pieces.flatMap(({ id, holder }) => (holder === undefined ? [] : [[id, holder]]))),
  };
}

function poseKind({ board, steps }: Film, pose: Pose, isBall: boolean): void {
  const tracks = steps[pose.step]?.tracks ?? [];
  for (let piece = 0; piece < tracks.length; piece++) {
    const track = tracks[piece];
    if (track && (board.pieces[piece]?.kind === 'ball') === isBall) poseOnTrack(track, piece, pose);
  }
}

function poseBetween({ board }: Film, { spots, holders }: Positions, pose: Pose): void {
  board.pieces.forEach(({ id }, piece) => {
    const [x, y] = spots[piece] ?? [0, 0];
    pose.x[piece] = x;
    pose.y[piece] = y;
    pose.beside[piece] = holders.has(id) ? 1 : 0;
    pose.scale[piece] = 1;
  });
}
