/*
 * A tactics board: a pitch, the pieces at the start, and steps with moves. Only moves are stored; positions after a step follow from
 * the start and the moves before it, so a change of an early step carries through to all later ones.
 */

/** Pitches that a board can show. A team's sport is a text of its own: `sportsOf` returns the pitches for it. */
export const boardSports = [
  'soccer',
  'rugby-union',
  'rugby-league',
  'american-football',
  'basketball',
  'field-hockey',
  'ice-hockey',
  'baseball',
  'volleyball',
  'other',
] as const;
export type Sport = (typeof boardSports)[number];

/**
 * Whole tenths of a metre from the middle of the pitch. We attack towards +x, and +y is to our right, however the picture is turned.
 */
export type Spot = readonly [x: number, y: number];

/** Least x and y, then greatest x and y. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const pieceKinds = ['us', 'them', 'ball', 'cone', 'zone', 'note'] as const;
export type PieceKind = (typeof pieceKinds)[number];

export interface Piece {
  /** One to four of `a` to `z` and `0` to `9`. Unique in the board and never reused, because comparisons and comments refer to it. */
  readonly id: string;
  readonly kind: PieceKind;
  /** Number on the shirt of a player. */
  readonly number?: string;
  /** Position of a player, such as `GK`. */
  readonly position?: string;
  /** Name of a player. */
  readonly name?: string;
  /** User id of a player. A hint: the name is looked up in the team where the board is shown. */
  readonly member?: number;
  /** Label of a note or a zone. */
  readonly text?: string;
  /** Middle of the piece at the start. A ball with a holder is drawn beside the holder. */
  readonly at: Spot;
  /** Player who has the ball at the start. */
  readonly holder?: string;
  /** Width along x and height along y of a zone. */
  readonly size?: Spot;
}

export const moveKinds = ['run', 'block', 'screen', 'pass', 'kick', 'throw', 'shot'] as const;
export type MoveKind = (typeof moveKinds)[number];

/**
 * A player has at most one run (`run`, `block`, `screen`) and one pass (`pass`, `kick`, `throw`, `shot`) a step. Running
 * with the ball is no kind of its own: it is a run of the player who has the ball. A pass of a player without a ball has no effect.
 */
export interface Move {
  /** Id of the player who moves or passes. */
  readonly piece: string;
  /** A run unless given. */
  readonly kind?: MoveKind;
  /** The last point is the end; the line passes through the others. With `to` all points are passed through. */
  readonly path?: readonly Spot[];
  /** Player who receives the pass. */
  readonly to?: string;
  /** Straight lines with corners instead of a curve. */
  readonly sharp?: true;
  /** Tenths of the step before the move begins, 1 to 9. */
  readonly delay?: number;
  /** Loose ball that the run picks up at its end. */
  readonly picksUp?: string;
}

export interface Step {
  /** Formed like the id of a piece; unique among steps. */
  readonly id: string;
  /** Tenths of a second, 2 to 100; as long as its moves need unless given. */
  readonly duration?: number;
  readonly caption?: string;
  readonly moves: readonly Move[];
}

export interface Board {
  /** Version of the format. */
  readonly v: 1;
  readonly sport: Sport;
  /** Part of the pitch that is shown: the attacking half, our own half, or a box; all of it unless given. */
  readonly area?: 'half' | 'own' | Box;
  /** Direction of our attack in the picture; the picture chooses unless given. */
  readonly turn?: 'up' | 'right';
  /** Draws players as shirts instead of discs. */
  readonly players?: 'shirts';
  readonly pieces: readonly Piece[];
  readonly steps: readonly Step[];
}

/** Returns true if the ball leaves the player. */
export const isPass = ({ kind }: Pick<Move, 'kind'>): boolean =>
  kind === 'pass' || kind === 'kick' || kind === 'throw' || kind === 'shot';

/** Returns the shortest name of a player: number, position or name. */
export const labelOf = ({ number, position, name }: Piece): string | undefined => number ?? position ?? name;

export const isPlayer = (piece: Piece | undefined): boolean => piece?.kind === 'us' || piece?.kind === 'them';
