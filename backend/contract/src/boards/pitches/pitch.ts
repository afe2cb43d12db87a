/** Material of the ground, which decides its colours. */
export type Surface = 'grass' | 'turf' | 'wood' | 'ice' | 'plain';

/** Look of a mark; `look.ts` has the widths, the kit the colours. */
export type MarkKind =
  | 'line'
  | 'bold'
  | 'colored'
  | 'colored-bold'
  | 'dashed'
  | 'spot'
  | 'tint'
  | 'ground'
  | 'dirt'
  | 'goal';

/** Marks of one look. */
export interface Mark {
  readonly kind: MarkKind;
  /** SVG path data of M, L, A and Z with absolute coordinates, in metres. */
  readonly paths: readonly string[];
  /** Draws the marks at our own end, too, turned by half. */
  readonly isAtBothEnds?: true;
}

/** Short marks across a long line, such as the yards of American football: one dashed line instead of hundreds of paths. */
export interface Ticks {
  readonly paths: readonly string[];
  /** Length of a tick, its width along the line, and the distance from one tick to the next, in metres. */
  readonly length: number;
  readonly width: number;
  readonly every: number;
}

/** A number painted on the ground. */
export interface GroundNumber {
  readonly text: string;
  readonly at: readonly [x: number, y: number];
  /** Height of the digits in metres. */
  readonly height: number;
}

/** Measures in metres from the middle, in the coordinates of a board: we attack towards +x, +y is to our right. */
export interface Pitch {
  readonly surface: Surface;
  /** Width of the mown stripes. */
  readonly stripe?: number;
  /** Outside of the playing area, if it has a colour of its own. */
  readonly apron?: true;
  readonly marks: readonly Mark[];
  readonly ticks?: readonly Ticks[];
  readonly numbers?: readonly GroundNumber[];
}
