import { isPass, isPlayer, labelOf, type Board, type Move, type Piece, type Spot } from './board';
import { boardTexts as texts } from './board-texts';
import { distance, type Way } from './curve';
import { distanceFromLine } from './line-distance';
import { filmOf, type Film } from './film';
import type { Line } from './play-step';
import { fieldOf } from './sports';

/** A board in words: for screen readers, search, and everything that shows no picture. */
export interface BoardWords {
  readonly start: string;
  /** One paragraph per step: the caption, then a sentence per move. */
  readonly steps: readonly string[];
  /** The sentences of each step without its caption. */
  readonly moves: readonly string[];
}

export function describeBoard(board: Board): BoardWords {
  const { steps } = filmOf(board);
  const moves = steps.map(({ lines }) =>
    lines
      .filter(hasEffect)
      .map((line) => sentence(describeLine(board, line)))
      .join(' '),
  );
  return {
    start: describeStart(board),
    steps: steps.map(({ step: { caption } }, place) => {
      const parts = [caption === undefined ? '' : sentence(caption), moves[place]];
      return parts.filter(Boolean).join(' ') || texts.nothingMoves;
    }),
    moves,
  };
}

/** Describes a move as it is played in its step, without a full stop, such as `2 runs 12 m forward and right`. */
export function describeMove(film: Film, step: number, move: Move): string {
  const line = film.steps[step]?.lines.find(
    (one) => one.move.piece === move.piece && isPass(one.move) === isPass(move),
  );
  return line ? capitalised(describeLine(film.board, line)) : '';
}

/** Describes a piece at the start of a step, or at the end of the film: name, place, ball, move. */
export function describePiece(film: Film, step: number, id: string): string {
  const place = film.board.pieces.findIndex((piece) => piece.id === id);
  const piece = film.board.pieces[place];
  if (!piece) return '';
  const { begins: positions = film.ends, lines = [] } = film.steps[step] ?? {};
  const spot = positions.spots[place] ?? piece.at;
  const hasBall = [...positions.holders.values()].includes(id);
  return [
    capitalised(nameOf(piece)),
    placeOf(film.board, spot),
    ...(hasBall ? [texts.ball] : []),
    ...(lines.some(({ move }) => move.piece === id) ? [texts.moves] : []),
  ].join(', ');
}

/** Describes each step for one player: own moves without their subject, and the balls that arrive. */
export function describeOwnSteps({ board, steps }: Film, id: string): string[] {
  return steps.map(({ lines }) => {
    const played = lines.filter(hasEffect);
    const own = played.filter(({ move }) => move.piece === id).map((line) => describeLine(board, line, ''));
    const received = played
      .filter(({ move }) => isPass(move) && move.to === id)
      .map(({ move }) => texts.getsBall(nameById(board, move.piece)));
    return [...own, ...received].map((text) => sentence(text.trim())).join(' ') || texts.noMove;
  });
}

/** Names a piece, a step, or a piece in a step, such as `8 (Okafor), step 2`; undefined if the board has no such piece or step. */
export function describePosition(
  { pieces, steps }: Board,
  { piece: pieceId, step: stepId }: { piece?: string; step?: string },
): string | undefined {
  const piece = pieces.find(({ id }) => id === pieceId);
  const stepIndex = steps.findIndex(({ id }) => id === stepId);
  if ((pieceId !== undefined && !piece) || (stepId !== undefined && stepIndex < 0)) return undefined;
  const step = stepId === undefined ? undefined : texts.step(stepIndex + 1);
  if (!piece) return step;
  return step === undefined ? nameOf(piece) : texts.inStep(nameOf(piece), step);
}

/** Returns the name of a piece within a sentence: `8 (Okafor)`, `opponent 3`, `the ball`. */
export function nameOf(piece: Piece): string {
  if (piece.kind === 'them') return withName(texts.opponent(labelOf(piece)), piece);
  if (piece.kind === 'us') return withName(labelOf(piece) ?? texts.aPlayer, piece);
  const kind = texts.kinds[piece.kind];
  return piece.text === undefined ? kind : texts.labelled(kind, piece.text);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the distance in words, such as `12 m forward and right`; undefined if it is less than half a metre. */
export function describeDistance(from: Spot, to: Spot): string | undefined {
  const length = distance(from, to);
  return length < HALF_METRE ? undefined : texts.distance(metres(length), directionOf(from, to));
}

const HALF_METRE = 5;
/** A way that leaves its chord by more than this share bends. */
const BEND_SHARE = 0.1;
/** More corners than this are described as a bend. */
const MAX_LEGS = 4;

/** Adds the name to a label, or the position if the player has none. */
function withName(label: string, { number, position, name }: Piece): string {
  const isLabel = number === undefined && position === undefined;
  const more = isLabel ? undefined : (name ?? (number === undefined ? undefined : position));
  return more === undefined ? label : texts.withName(label, more);
}

function describeStart(board: Board): string {
  const { pieces } = board;
  const namesOf = (kind: Piece['kind'], name: (piece: Piece) => string | undefined) =>
    pieces.filter((piece) => piece.kind === kind).map((piece) => name(piece) ?? texts.unnamed);
  const players = namesOf('us', (piece) => labelOf(piece) && nameOf(piece));
  const opponents = namesOf('them', (piece) => withName(labelOf(piece) ?? texts.unnamed, piece));
  const textsOf = (kind: 'zone' | 'note') =>
    pieces.flatMap((piece) => (piece.kind === kind && piece.text ? [piece.text] : []));
  const cones = pieces.filter(({ kind }) => kind === 'cone').length;
  const sentences = [
    ...(players.length ? [texts.players(players)] : []),
    ...(opponents.length ? [texts.opponents(opponents)] : []),
    ...pieces.filter(({ kind }) => kind === 'ball').map((ball) => describeBall(board, ball)),
    ...(cones ? [texts.cones(cones)] : []),
    ...(textsOf('zone').length ? [texts.zones(textsOf('zone'))] : []),
    ...(textsOf('note').length ? [texts.notes(textsOf('note'))] : []),
  ];
  return sentences.join(' ') || texts.emptyBoard;
}

function describeBall(board: Board, { at, holder }: Piece): string {
  const player = board.pieces.find((piece) => piece.id === holder && isPlayer(piece));
  return player
    ? texts.hasBall(capitalised(nameOf(player)), placeOf(board, player.at))
    : texts.looseBall(placeOf(board, at));
}

/** Returns a place as seen by the attacking team, such as `on the right of the attacking third`. */
function placeOf({ sport }: Board, [x, y]: Spot): string {
  const { length, width } = fieldOf(sport);
  const side = y < -width / 6 ? texts.sides.left : y > width / 6 ? texts.sides.right : texts.sides.middle;
  if (length === undefined) return side;
  const { attacking, middle, defensive } = texts.thirds;
  return texts.inThird(side, x > length / 6 ? attacking : x < -length / 6 ? defensive : middle);
}

const hasEffect = ({ move, hasBall }: Line) => hasBall || !isPass(move);

function nameById({ pieces }: Board, id: string): string {
  const piece = pieces.find((one) => one.id === id);
  return piece ? nameOf(piece) : texts.aPlayer;
}

function describeLine(
  board: Board,
  { move, way, hasBall }: Line,
  who: string = nameById(board, move.piece),
): string {
  if (isPass(move)) return describePass(move, who, { to: move.to && nameById(board, move.to), way });
  const distanceInWords = describeWay(way, move.sharp ?? false);
  const run = describeRun(move, who, { distance: distanceInWords, hasBall });
  return move.picksUp === undefined ? run : texts.andPicksUp(run);
}

function describeRun(
  { kind }: Move,
  who: string,
  { distance: gone, hasBall }: { distance: string | undefined; hasBall: boolean },
): string {
  const isBlock = kind === 'block';
  const isScreen = kind === 'screen';
  if (gone === undefined)
    return isBlock ? texts.blocks(who) : isScreen ? texts.screens(who) : texts.stays(who);
  const run = hasBall ? texts.carries(who, gone) : texts.runs(who, gone);
  return isBlock ? texts.andBlocks(run) : isScreen ? texts.andScreens(run) : run;
}

function describePass(
  { kind }: Move,
  who: string,
  { to, way }: { to: string | undefined; way: Way },
): string {
  if (kind === 'shot') return texts.shoots(who);
  const [from, end] = [way.points[0], way.points.at(-1)];
  const gone = (from && end && describeDistance(from, end)) ?? texts.metres(0);
  const known = kind === 'kick' || kind === 'throw' ? kind : 'pass';
  if (to === undefined)
    return { pass: texts.passesIntoSpace, kick: texts.kicksIntoSpace, throw: texts.throwsIntoSpace }[known](
      who,
      gone,
    );
  return { pass: texts.passes, kick: texts.kicks, throw: texts.throws }[known](who, to, gone);
}

function describeWay({ points, length }: Way, isSharp: boolean): string | undefined {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || length < HALF_METRE) return undefined;
  if (isSharp && points.length > 2 && points.length <= MAX_LEGS + 1)
    return texts.legs(
      points.slice(1).flatMap((end, index) => describeDistance(points[index] ?? end, end) ?? []),
    );
  if (distance(from, to) < HALF_METRE) return texts.thereAndBack(metres(length));
  return texts.distance(metres(length), directionOf(from, to)) + bendOf(points, from, to);
}

function bendOf(points: readonly Spot[], from: Spot, to: Spot): string {
  const offs = points.map((point) => distanceFromLine(point, from, to));
  const most = Math.max(...offs);
  const farthest = points[offs.indexOf(most)];
  if (!farthest || most <= BEND_SHARE * distance(from, to)) return '';
  // With +y to the right, a point with a positive cross product is to the right of the chord: the way bends left from there.
  const cross = (to[0] - from[0]) * (farthest[1] - from[1]) - (to[1] - from[1]) * (farthest[0] - from[0]);
  return cross > 0 ? texts.bends.left : texts.bends.right;
}

function directionOf(from: Spot, to: Spot): string {
  const eighth = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4));
  return texts.directions[(eighth + 8) % 8] ?? '';
}

/** Whole metres, and halves below five. */
const metres = (length: number) =>
  texts.metres(length < 47.5 ? Math.max(1, Math.round(length / 5)) / 2 : Math.round(length / 10));

const sentence = (text: string) =>
  /[.!?…]["”')]?$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
