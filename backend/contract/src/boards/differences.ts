import { isPass, type Board, type Move, type Piece, type Spot, type Step } from './board';
import { boardTexts, differenceTexts as texts } from './board-texts';
import { writeMove } from './check-board';
import { capitalised, describeDistance, describeMove, nameOf } from './describe';
import { filmOf, type Film } from './film';
import type { Line } from './play-step';

/** Parts of the earlier board that are elsewhere or gone in the later one, to be drawn behind it. */
export interface Ghosts {
  readonly pieces: readonly Piece[];
  /** Earlier lines, by the id of their step. */
  readonly lines: ReadonlyMap<string, readonly Line[]>;
}

export interface Differences {
  /** A sentence per difference; none if the boards are equal. */
  readonly words: readonly string[];
  readonly ghosts: Ghosts;
  /** Ids of pieces of the later board that are new or were changed. */
  readonly pieces: ReadonlySet<string>;
  /** Ids of steps of the later board that are new or were changed. */
  readonly steps: ReadonlySet<string>;
}

/** Compares two boards by the ids of their pieces and steps. */
export function differences(was: Board, is: Board): Differences {
  const films = { was: filmOf(was), is: filmOf(is) };
  const pieces = comparePieces(was, is);
  const steps = compareSteps(films.was, films.is);
  return {
    words: [...compareView(was, is), ...pieces.words, ...steps.words],
    ghosts: { pieces: pieces.ghosts, lines: steps.ghosts },
    pieces: pieces.changed,
    steps: steps.changed,
  };
}

function compareView(was: Board, is: Board): string[] {
  if (was.sport !== is.sport) return [texts.anotherSport(boardTexts.sports[is.sport])];
  const isSameArea = JSON.stringify(was.area) === JSON.stringify(is.area);
  return [
    ...(isSameArea && was.turn === is.turn ? [] : [texts.anotherView]),
    ...(was.players === is.players ? [] : [is.players ? texts.shirts : texts.discs]),
  ];
}

function comparePieces(was: Board, is: Board) {
  const before = byId(was.pieces);
  const after = byId(is.pieces);
  const words: string[] = [];
  const changed = new Set<string>();
  const ghosts = was.pieces.filter(({ id, at }) => {
    const now = after.get(id);
    return !now || !isSameSpot(at, now.at);
  });
  for (const piece of is.pieces) {
    const sentences = describeChange(before.get(piece.id), piece, after);
    if (sentences.length > 0) changed.add(piece.id);
    words.push(...sentences);
  }
  words.push(...was.pieces.filter(({ id }) => !after.has(id)).map((piece) => texts.removed(nameOf(piece))));
  return { words, changed, ghosts };
}

/** Compares one piece. */
function describeChange(was: Piece | undefined, is: Piece, pieces: ReadonlyMap<string, Piece>): string[] {
  if (!was || was.kind !== is.kind) return [texts.added(nameOf(is))];
  const name = capitalised(nameOf(is));
  return [
    ...(nameOf(was) === nameOf(is) ? [] : [texts.renamed(capitalised(nameOf(was)), nameOf(is))]),
    ...describeNewPlace(was, is),
    ...(was.member === is.member ? [] : [texts.anotherMember(name)]),
    ...(isSameSpot(was.size ?? [0, 0], is.size ?? [0, 0]) ? [] : [texts.resized(name)]),
    ...(was.holder === is.holder ? [] : [describeHolder(pieces.get(is.holder ?? ''))]),
  ];
}

/** A held ball has no place of its own. */
function describeNewPlace(was: Piece, is: Piece): string[] {
  if (is.holder !== undefined || isSameSpot(was.at, is.at)) return [];
  const distance = describeDistance(was.at, is.at) ?? texts.slightly;
  return [texts.startsElsewhere(capitalised(nameOf(is)), distance)];
}

const describeHolder = (holder: Piece | undefined) =>
  holder ? texts.ballStarts(capitalised(nameOf(holder))) : texts.ballStartsLoose;

function compareSteps(was: Film, is: Film) {
  const words: string[] = [];
  const changed = new Set<string>();
  const ghosts = new Map<string, readonly Line[]>();
  const placesBefore = new Map(was.board.steps.map(({ id }, place) => [id, place]));
  const ids = new Set(is.board.steps.map(({ id }) => id));
  is.board.steps.forEach((step, place) => {
    const placeBefore = placesBefore.get(step.id);
    const before = placeBefore === undefined ? undefined : was.steps[placeBefore];
    const name = texts.step(place + 1);
    if (placeBefore === undefined || !before) {
      changed.add(step.id);
      words.push(texts.stepAdded(name));
      return;
    }
    const moves = compareMoves({ film: was, place: placeBefore }, { film: is, place });
    const sentences = [...compareStep(before.step, step, name), ...moves.map(({ say }) => say(name))];
    if (sentences.length === 0) return;
    changed.add(step.id);
    words.push(...sentences);
    const gone = moves.flatMap(({ was: move }) => before.lines.filter((line) => line.move === move));
    if (gone.length > 0) ghosts.set(step.id, gone);
  });
  was.board.steps.forEach(({ id }, place) => {
    if (!ids.has(id)) words.push(texts.stepRemoved(texts.step(place + 1)));
  });
  if (isReordered(was.board.steps, is.board.steps)) words.push(texts.stepsReordered);
  return { words, changed, ghosts };
}

function compareStep(was: Step, is: Step, name: string): string[] {
  const caption =
    is.caption === undefined ? texts.captionRemoved(name) : texts.captionChanged(name, is.caption);
  const duration =
    is.duration === undefined ? texts.durationRemoved(name) : texts.durationChanged(name, is.duration / 10);
  return [
    ...(was.caption === is.caption ? [] : [caption]),
    ...(was.duration === is.duration ? [] : [duration]),
  ];
}

interface StepOf {
  film: Film;
  place: number;
}

interface MoveChange {
  was?: Move;
  say: (step: string) => string;
}

function compareMoves(was: StepOf, is: StepOf): MoveChange[] {
  const movesOf = ({ film, place }: StepOf) =>
    new Map(film.board.steps[place]?.moves.map((move) => [`${move.piece} ${isPass(move)}`, move]));
  const [before, after] = [movesOf(was), movesOf(is)];
  const say = ({ film, place }: StepOf, move: Move) => describeMove(film, place, move);
  const changes: MoveChange[] = [];
  for (const [key, move] of after) {
    const old = before.get(key);
    if (!old) changes.push({ say: (step) => texts.moveAdded(step, say(is, move)) });
    else if (writeMove(old) !== writeMove(move))
      changes.push({ was: old, say: (step) => texts.moveChanged(step, say(is, move), say(was, old)) });
  }
  for (const [key, move] of before)
    if (!after.has(key)) changes.push({ was: move, say: (step) => texts.moveRemoved(step, say(was, move)) });
  return changes;
}

/** Returns true if steps of both boards follow each other in another order. */
function isReordered(was: readonly Step[], is: readonly Step[]): boolean {
  const [before, after] = [byId(was), byId(is)];
  const kept = was.filter(({ id }) => after.has(id)).map(({ id }) => id);
  return is.filter(({ id }) => before.has(id)).some(({ id }, place) => id !== kept[place]);
}

const byId = <T extends { id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]));

const isSameSpot = (one: Spot, other: Spot) => one[0] === other[0] && one[1] === other[1];
