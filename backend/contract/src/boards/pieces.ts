import type { Piece, Sport } from './board';
import * as look from './look';
import * as pieceLook from './piece-look';
import { ovalBalls, pucks } from './piece-look';
import type { ColorRole, PathShape, Shape, TextShape } from './shapes';
import { round } from './view';

/** Context of the pieces of one drawing. */
export interface PieceLook {
  readonly sport: Sport;
  /** Radius of a player. */
  readonly unit: number;
  readonly players?: 'shirts';
}

/** Returns the shapes of a piece around its middle. Zones are no groups of their own: see `zoneOf`. */
export function pieceShapes(piece: Piece, context: PieceLook): Shape[] {
  switch (piece.kind) {
    case 'us':
    case 'them':
      return playerShapes(piece, context);
    case 'ball':
      return [ballShape(context)];
    case 'cone':
      return [coneShape(context.unit)];
    case 'note':
      return [noteShape(piece.text ?? '', context.unit)];
    case 'zone':
      return [];
  }
}

interface Colors {
  fill: ColorRole;
  edge: ColorRole;
  text: ColorRole;
}

const goalkeepers = ['GK', 'G'];

function colorsOf({ kind, position, number }: Piece): Colors {
  if (kind === 'them') return { fill: 'them', edge: 'them-edge', text: 'them-text' };
  const isKeeper = goalkeepers.includes((position ?? number ?? '').toUpperCase());
  return isKeeper
    ? { fill: 'keeper', edge: 'ground', text: 'keeper-text' }
    : { fill: 'us', edge: 'ground', text: 'us-text' };
}

/** A player shows the number on the shirt, or else the position. */
const labelOf = ({ number, position }: Piece) => number || position || '';

function playerShapes(piece: Piece, { unit, players }: PieceLook): Shape[] {
  const colors = colorsOf(piece);
  const isShirt = players === 'shirts';
  const label = labelOf(piece);
  const size = unit * (isShirt ? shirtLabel(label) : discLabel(label));
  const body = isShirt ? shirtShape(piece, colors, unit) : discShape(piece, colors, unit);
  return [
    body,
    ...(label ? [centred(label, { size, fill: colors.text })] : []),
    ...(piece.name ? [nameShape(piece.name, unit)] : []),
  ];
}

const { labels } = pieceLook.player;
const discLabel = (label: string) => labels[Math.min([...label].length, labels.length - 1)] ?? labels[0];
const shirtLabel = (label: string) => Math.min(pieceLook.shirt.label, discLabel(label));

const centred = (text: string, { size, fill }: { size: number; fill: ColorRole }): TextShape => ({
  kind: 'text',
  text,
  x: 0,
  y: size * pieceLook.player.baseline,
  size,
  fill,
});

function discShape({ kind }: Piece, { fill, edge }: Colors, unit: number): Shape {
  const { ring, opponent } = pieceLook.player;
  if (kind === 'us') return { kind: 'circle', x: 0, y: 0, r: unit, fill, stroke: edge, width: ring * unit };
  const side = opponent.side * unit;
  return {
    kind: 'rect',
    x: -side / 2,
    y: -side / 2,
    w: side,
    h: side,
    corner: opponent.corner * unit,
    fill,
    stroke: edge,
    width: opponent.edge * unit,
  };
}

function shirtShape({ kind }: Piece, { fill, edge }: Colors, unit: number): PathShape {
  const right = pieceLook.shirt.outline.map(([x, y]) => [x * unit, y * unit] as const);
  const left = right.toReversed().map(([x, y]) => [-x, y] as const);
  const points = [...right, ...left].map(([x, y]) => `${round(x)} ${round(y)}`);
  const collar = `Q0 ${round(-0.72 * unit)} `;
  const width = (kind === 'us' ? pieceLook.player.ring : pieceLook.player.opponent.edge) * unit;
  return {
    kind: 'path',
    d: `M${points.join('L')}${collar}${points[0]}Z`,
    fill,
    stroke: edge,
    width,
    round: true,
  };
}

const nameShape = (text: string, unit: number): TextShape => ({
  kind: 'text',
  text,
  x: 0,
  y: (pieceLook.player.name.below + pieceLook.player.baseline * pieceLook.player.name.size) * unit,
  size: pieceLook.player.name.size * unit,
  fill: 'text',
  halo: pieceLook.player.name.halo * unit,
});

function ballShape({ sport, unit }: PieceLook): Shape {
  const paint = { fill: 'ball', stroke: 'ball-edge', width: look.ball.edge * unit } as const;
  if (pucks.includes(sport))
    return {
      kind: 'circle',
      x: 0,
      y: 0,
      r: look.ball.radius * 0.85 * unit,
      ...paint,
      fill: 'ball-edge',
      stroke: 'ball',
    };
  if (!ovalBalls.includes(sport)) return { kind: 'circle', x: 0, y: 0, r: look.ball.radius * unit, ...paint };
  const [long, short] = look.ball.oval;
  return {
    kind: 'path',
    // Two arcs that meet in points, as the ball's ends do.
    d: ovalPath(long * unit, short * unit),
    ...paint,
    round: true,
  };
}

/** An oval with its long axis 30° up to the right. */
function ovalPath(long: number, short: number): string {
  const [x, y] = [long * Math.cos(Math.PI / 6), -long * Math.sin(Math.PI / 6)].map(round);
  const radius = round((long * long + short * short) / (2 * short));
  return `M${-(x ?? 0)} ${-(y ?? 0)}A${radius} ${radius} 0 0 1 ${x} ${y}A${radius} ${radius} 0 0 1 ${-(x ?? 0)} ${-(y ?? 0)}Z`;
}

function coneShape(unit: number): PathShape {
  const size = pieceLook.cone.size * unit;
  const [x, top, bottom] = [size * 0.9, -size, size * 0.62].map(round);
  return {
    kind: 'path',
    d: `M0 ${top}L${x} ${bottom}L${-(x ?? 0)} ${bottom}Z`,
    fill: 'cone',
    stroke: 'ground',
    width: pieceLook.player.ring * unit,
    round: true,
  };
}

function noteShape(text: string, unit: number): TextShape {
  const size = pieceLook.note.size * unit;
  return { ...centred(text, { size, fill: 'text' }), halo: pieceLook.note.halo * unit };
}
