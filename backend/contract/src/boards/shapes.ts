/*
 * A drawing as a list of shapes, for every painter: SVG, PDF, canvas. Colours are roles, which each painter maps to its own.
 */

export type ColorRole =
  | 'ground'
  | 'stripe'
  | 'tint'
  | 'dirt'
  | 'goal'
  | 'line'
  | 'mark'
  | 'us'
  | 'us-text'
  | 'keeper'
  | 'keeper-text'
  | 'them'
  | 'them-edge'
  | 'them-text'
  | 'ball'
  | 'ball-edge'
  | 'run'
  | 'them-run'
  | 'pass'
  | 'cone'
  | 'zone'
  | 'text';

interface Painted {
  readonly fill?: ColorRole;
  readonly stroke?: ColorRole;
  /** Width of the stroke. */
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Opacity of the fill; opaque unless given. */
  readonly fillOpacity?: number;
}

/** Closed or open path of SVG path data with absolute coordinates. */
export interface PathShape extends Painted {
  readonly kind: 'path';
  readonly d: string;
  /** Ends of dashes and lines; flat unless given. */
  readonly round?: true;
}

export interface CircleShape extends Painted {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface RectShape extends Painted {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly corner?: number;
}

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  /** Middle of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: ColorRole;
  /** Width of an outline in the colour of the ground, behind the letters. */
  readonly halo?: number;
  /** Clockwise rotation in degrees around the middle of the baseline. */
  readonly rotation?: number;
}

export type Shape = PathShape | CircleShape | RectShape | TextShape;

/** Shapes of one piece around its middle, so that a player moves the group only. */
export interface PieceGroup {
  /** Id of the piece. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly shapes: readonly Shape[];
}

/** Line of one move. */
export interface LineGroup {
  /** Id of the piece that moves or passes. */
  readonly piece: string;
  /** Id of the player who receives the pass. */
  readonly to?: string;
  readonly shapes: readonly PathShape[];
}
