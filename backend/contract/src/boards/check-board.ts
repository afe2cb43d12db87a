import {
  boardSports,
  isPass,
  isPlayer,
  moveKinds,
  pieceKinds,
  type Board,
  type Box,
  type Move,
  type Piece,
  type Spot,
  type Step,
} from './board';
import * as limits from './board-limits';

/** Either the board in its canonical form, or a sentence that names the first field that is wrong. */
export type CheckedBoard = { board: Board; fault?: undefined } | { board?: undefined; fault: string };

/**
 * Validates any value and returns a new board that contains only known fields, in one order and without defaults, so that equal boards
 * have equal JSON. Never throws, whatever the value is.
 */
export function checkBoard(value: unknown): CheckedBoard {
  try {
    const board = toBoard(value);
    if (utf8Bytes(writeBoard(board)) > limits.boardBytes) return { fault: 'The board is too large' };
    return { board };
  } catch (error) {
    // Getters and proxies throw errors of their own.
    return { fault: error instanceof BoardFault ? error.message : 'The board cannot be read' };
  }
}

export function parseBoard(json: string): CheckedBoard {
  // Spaces between tokens are allowed for, but not any number of them.
  if (json.length > 4 * limits.boardBytes) return { fault: 'The board is too large' };
  try {
    return checkBoard(JSON.parse(json));
  } catch {
    return { fault: 'The board is not valid JSON' };
  }
}

/** Returns the canonical JSON of a board. */
export const writeBoard = (board: Board): string => JSON.stringify(board, keyOrder);

/** Returns the canonical JSON of a move. */
export const writeMove = (move: Move): string => JSON.stringify(move, keyOrder);

export const isSameBoard = (one: Board, other: Board): boolean =>
  one === other || writeBoard(one) === writeBoard(other);

const keyOrder = [
  ...['v', 'sport', 'area', 'turn', 'players', 'pieces', 'steps'],
  ...['id', 'kind', 'number', 'position', 'name', 'member', 'text', 'at', 'holder', 'size'],
  ...['duration', 'caption', 'moves'],
  ...['piece', 'path', 'to', 'sharp', 'delay', 'picksUp'],
];

class BoardFault extends Error {
  constructor(path: string, problem: string) {
    super(path ? `${path}: ${problem}` : problem);
  }
}

function toBoard(value: unknown): Board {
  const { v, sport, area, turn, players, pieces, steps } = fieldsOf(value, '');
  if (v !== 1) throw new BoardFault('v', 'must be 1');
  const read: Piece[] = toList(pieces, 'pieces', limits.pieces).map((piece, index) =>
    toPiece(piece, `pieces.${index}`),
  );
  checkPieces(read);
  const byId = new Map(read.map((piece) => [piece.id, piece]));
  const readSteps = toList(steps, 'steps', limits.steps).map((step, index) =>
    toStep(step, `steps.${index}`, byId),
  );
  checkUnique(readSteps, 'steps');
  return {
    v: 1,
    sport: toOneOf(sport, 'sport', boardSports),
    area: optional(area, toArea),
    turn: optional(turn, (given) => toOneOf(given, 'turn', ['up', 'right'])),
    players: optional(players, (given) => toOneOf(given, 'players', ['shirts'])),
    pieces: read,
    steps: readSteps,
  };
}

/** Reads each field once: a getter may return something else the second time. */
function toPiece(value: unknown, path: string): Piece {
  const fields = fieldsOf(value, path);
  const kind = toOneOf(fields.kind, `${path}.kind`, pieceKinds);
  const base = { id: toId(fields.id, `${path}.id`), kind };
  const at = toSpot(fields.at, `${path}.at`);
  if (kind === 'us' || kind === 'them')
    return {
      ...base,
      number: toText(fields.number, `${path}.number`, limits.pieceNumber),
      position: toText(fields.position, `${path}.position`, limits.piecePosition),
      name: toText(fields.name, `${path}.name`, limits.pieceName),
      member: optional(fields.member, (id) => toWhole(id, `${path}.member`, { min: 1, max: 2 ** 31 - 1 })),
      at,
    };
  if (kind === 'ball')
    return { ...base, at, holder: optional(fields.holder, (id) => toId(id, `${path}.holder`)) };
  if (kind === 'cone') return { ...base, at };
  return {
    ...base,
    text: toText(fields.text, `${path}.text`, limits.pieceText),
    at,
    size: kind === 'zone' ? toSize(fields.size, `${path}.size`) : undefined,
  };
}

function checkPieces(pieces: readonly Piece[]): void {
  checkUnique(pieces, 'pieces');
  const players = new Set(pieces.filter(isPlayer).map(({ id }) => id));
  pieces.forEach(({ holder }, index) => {
    if (holder !== undefined && !players.has(holder))
      throw new BoardFault(`pieces.${index}.holder`, 'no player has this id');
  });
  if (pieces.filter(({ kind }) => kind === 'ball').length > limits.balls)
    throw new BoardFault('pieces', `at most ${limits.balls} balls`);
}

function toStep(value: unknown, path: string, pieces: ReadonlyMap<string, Piece>): Step {
  const { id, duration, caption, moves } = fieldsOf(value, path);
  const read = toList(moves, `${path}.moves`, 2 * limits.pieces).map((move, index) =>
    toMove(move, `${path}.moves.${index}`, pieces),
  );
  const seen = new Set<string>();
  read.forEach((move, index) => {
    const key = `${move.piece} ${isPass(move)}`;
    if (seen.has(key))
      throw new BoardFault(`${path}.moves.${index}`, 'a player runs once and passes once a step');
    seen.add(key);
  });
  return {
    id: toId(id, `${path}.id`),
    duration: optional(duration, (tenths) =>
      toWhole(tenths, `${path}.duration`, { min: limits.shortestStep, max: limits.longestStep }),
    ),
    caption: toText(caption, `${path}.caption`, limits.stepCaption),
    moves: read,
  };
}

function toMove(value: unknown, path: string, pieces: ReadonlyMap<string, Piece>): Move {
  const fields = fieldsOf(value, path);
  const piece = toKnown(fields.piece, `${path}.piece`, (id) => isPlayer(pieces.get(id)));
  const kind = optional(fields.kind, (given) => toOneOf(given, `${path}.kind`, moveKinds));
  const isBall = isPass({ kind });
  const to = optional(isBall ? fields.to : undefined, (id) =>
    toKnown(id, `${path}.to`, (other) => other !== piece && isPlayer(pieces.get(other))),
  );
  const hasEnd = to === undefined;
  const points = optional(fields.path, (list) =>
    toList(list, `${path}.path`, limits.pathPoints + (hasEnd ? 1 : 0)),
  );
  if (hasEnd && !points?.length) throw new BoardFault(`${path}.path`, 'must have an end');
  return {
    piece,
    kind: kind === 'run' ? undefined : kind,
    path: points?.length ? points.map((point, index) => toSpot(point, `${path}.path.${index}`)) : undefined,
    to,
    sharp: toFlag(fields.sharp, `${path}.sharp`),
    delay: optional(fields.delay, (tenths) =>
      toWhole(tenths, `${path}.delay`, { min: 1, max: limits.latestStart }),
    ),
    picksUp: optional(isBall ? undefined : fields.picksUp, (id) =>
      toKnown(id, `${path}.picksUp`, (ball) => pieces.get(ball)?.kind === 'ball'),
    ),
  };
}

const isAbsent = (value: unknown) => value === undefined || value === null;

const optional = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  isAbsent(value) ? undefined : read(value);

function toArea(value: unknown): 'half' | 'own' | Box {
  if (typeof value === 'string') return toOneOf(value, 'area', ['half', 'own'] as const);
  const [left = 0, top = 0, right = 0, bottom = 0] = toList(value, 'area', 4).map((side) =>
    toCoordinate(side, 'area'),
  );
  if (right - left < limits.boxSide || bottom - top < limits.boxSide)
    throw new BoardFault('area', 'must be half, own, or a box of at least one metre');
  return [left, top, right, bottom];
}

function toSize(value: unknown, path: string): Spot {
  const [width, height] = toSpot(value, path);
  if (width < limits.boxSide || height < limits.boxSide) throw new BoardFault(path, 'at least one metre');
  return [width, height];
}

function toSpot(value: unknown, path: string): Spot {
  const list = toList(value, path, 2);
  return [toCoordinate(list[0], path), toCoordinate(list[1], path)];
}

const toCoordinate = (value: unknown, path: string) =>
  toWhole(value, path, { min: -limits.coordinate, max: limits.coordinate });

/** Rounds, because a drawn spot is rarely whole. */
function toWhole(value: unknown, path: string, { min, max }: { min: number; max: number }): number {
  // Adding 0 turns -0, which JSON cannot contain, into 0.
  const whole = typeof value === 'number' ? Math.round(value) + 0 : NaN;
  if (!(whole >= min && whole <= max)) throw new BoardFault(path, `must be a number from ${min} to ${max}`);
  return whole;
}

function toFlag(value: unknown, path: string): true | undefined {
  if (isAbsent(value) || value === false) return undefined;
  if (value !== true) throw new BoardFault(path, 'must be true or false');
  return true;
}

function toOneOf<const T extends string>(value: unknown, path: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new BoardFault(path, 'is unknown');
  return found;
}

function toId(value: unknown, path: string): string {
  if (typeof value !== 'string' || !/^[a-z0-9]{1,4}$/.test(value))
    throw new BoardFault(path, 'must be one to four letters or digits');
  return value;
}

function toKnown(value: unknown, path: string, isKnown: (id: string) => boolean): string {
  const id = toId(value, path);
  if (!isKnown(id)) throw new BoardFault(path, 'refers to no such piece');
  return id;
}

/** Characters that show nothing or reorder others. The joiners stay: Persian, Indic scripts and emoji need them. */
const invisible = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function toText(value: unknown, path: string, maxLength: number): string | undefined {
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'string') throw new BoardFault(path, 'must be a text');
  // A code point has at most two units. Spaces and invisible characters beyond that are refused.
  const text =
    value.length > 2 * maxLength ? value : value.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  if (text.length > 2 * maxLength || [...text].length > maxLength)
    throw new BoardFault(path, `at most ${maxLength} characters`);
  return text || undefined;
}

/** Reads by index, because `map` skips the holes of a sparse array. */
function toList(value: unknown, path: string, maxLength: number): unknown[] {
  if (!Array.isArray(value)) throw new BoardFault(path, 'must be a list');
  const { length } = value;
  if (!(length <= maxLength)) throw new BoardFault(path, `at most ${maxLength} entries`);
  return Array.from({ length }, (_, index): unknown => value[index]);
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function fieldsOf(value: unknown, path: string): Fields {
  if (!isFields(value))
    throw new BoardFault(path, path ? 'must be an object' : 'The board must be an object');
  return value;
}

function checkUnique(items: readonly { id: string }[], path: string): void {
  const index = items.findIndex(({ id }, place) => items.findIndex((other) => other.id === id) < place);
  if (index >= 0) throw new BoardFault(`${path}.${index}.id`, 'is used twice');
}

/** Code points from U+0080 have two bytes, from U+0800 three, from U+10000 four. */
function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
