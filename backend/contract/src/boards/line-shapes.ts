import { isPass, type Piece, type Sport, type Spot } from './board';
import { distance, part, pointAlong, wayThrough, type Way } from './curve';
import type { Line } from './play-step';
import * as look from './look';
import { strokeOf, type Stroke } from './look';
import type { ColorRole, PathShape } from './shapes';
import { round, type View } from './view';

type Point = readonly [x: number, y: number];

/** Returns the line of a move with its arrow head or bar; nothing for a move that goes nowhere. */
export function lineShapes(
  { move, way, hasBall }: Line,
  { piece, sport, view }: { piece: Piece | undefined; sport: Sport; view: View },
): PathShape[] {
  if (way.length === 0 || (isPass(move) && !hasBall)) return [];
  const stroke = strokeOf(move.kind ?? 'run', { sport, hasBall });
  const color = isPass(move) ? 'pass' : piece?.kind === 'them' ? 'them-run' : 'run';
  const { unit } = view;
  const isReceived = isPass(move) && move.to !== undefined;
  const place = ([x, y]: Spot): Point => view.place(x, y);
  const points =
    isReceived && way.length < SHORTEST * unit
      ? bow(place(pointAlong(way, 0)), place(pointAlong(way, way.length)), unit)
      : (isReceived ? pointsToReceiver(way, unit) : pointsIntoSpace(way, unit)).map(place);
  return strokeShapes(points, { stroke, color, unit });
}

/** Distance from the middle of a player from which a line is seen. */
const EDGE = 1.04;

/** Between two players who are nearer the head of a pass does not fit. */
const SHORTEST = 2 * EDGE + look.line.head.length;

/** Leaves space at both players of a pass. */
function pointsToReceiver(way: Way, unit: number): Spot[] {
  const { runStart, passEnds, head } = look.line;
  const length = way.length / unit;
  const end = Math.max(EDGE, Math.min(passEnds, length - runStart - head.length));
  const start = Math.min(runStart, length - end - head.length);
  return part(way, start * unit, way.length - end * unit);
}

/**
 * An arch in the picture from one player to another, beside both and away from the ball: the nearer they are, the higher and wider it is.
 */
function bow(from: Point, to: Point, unit: number): readonly Point[] {
  const { runStart, passEnds, bow: sizes } = look.line;
  const span = distance(from, to);
  const [dx, dy] = span === 0 ? [1, 0] : [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const [ballX, ballY] = look.ball.besideHolder;
  const side = ballY * dx - ballX * dy > 0 ? -1 : 1;
  const share = span / unit / SHORTEST;
  const mixed = ([touching, apart]: readonly [number, number]) => touching + (apart - touching) * share;
  const lean = mixed(sizes.lean);
  const rise = Math.sqrt(1 - lean * lean);
  const beside = ([x, y]: Point, along: number, aside: number): Spot => [
    x + (dx * along - dy * aside * side) * unit,
    y + (dy * along + dx * aside * side) * unit,
  ];
  return wayThrough([
    beside(from, lean * runStart, rise * runStart),
    beside(between(from, to, 0.5), 0, mixed(sizes.height)),
    beside(to, -lean * passEnds, rise * passEnds),
  ]).points;
}

/** Leaves space at the player at the start. What would end under the player is drawn further out, so that its head is seen. */
function pointsIntoSpace(way: Way, unit: number): Spot[] {
  const { runStart, head } = look.line;
  const least = (runStart + head.length) * unit;
  const start = pointAlong(way, 0);
  const end = pointAlong(way, way.length);
  const span = distance(start, end);
  if (way.length >= least || span === 0)
    return part(way, Math.min(runStart * unit, way.length / 2), way.length);
  const at = (length: number): Spot => between(start, end, length / span);
  return [at(runStart * unit), at(least)];
}

interface StrokeLook {
  stroke: Stroke;
  color: ColorRole;
  unit: number;
}

function strokeShapes(points: readonly Point[], { stroke, color, unit }: StrokeLook): PathShape[] {
  const { run, shot, shotGap, head, bar } = look.line;
  if (stroke === 'bar')
    return [
      { kind: 'path', d: polyline(points), stroke: color, width: run * unit, round: true },
      {
        kind: 'path',
        d: barAcross(points, bar.length * unit),
        stroke: color,
        width: bar.width * unit,
        round: true,
      },
    ];
  const body = shortened(points, head.notch * unit);
  const tip: PathShape = { kind: 'path', d: arrowHead(points, unit), fill: color };
  if (stroke === 'double') {
    const sides = [-1, 1].map((side) => polyline(offset(body, (side * shotGap * unit) / 2)));
    return [{ kind: 'path', d: sides.join(''), stroke: color, width: shot * unit, round: true }, tip];
  }
  const d = stroke === 'wave' ? wave(body, unit) : polyline(body);
  return [{ kind: 'path', d, stroke: color, ...strokeOfLine(stroke, unit), round: true }, tip];
}

function strokeOfLine(stroke: Stroke, unit: number): Pick<PathShape, 'width' | 'dash'> {
  const { run, pass, passDash, kick, kickDash } = look.line;
  const scaled = (dash: readonly number[]) => dash.map((length) => length * unit);
  if (stroke === 'dashed') return { width: pass * unit, dash: scaled(passDash) };
  if (stroke === 'long') return { width: kick * unit, dash: scaled(kickDash) };
  return { width: run * unit };
}

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Further points of M are lines. */
const polyline = (points: readonly Point[]) => `M${points.map(text).join(' ')}`;

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Returns the points without the last part of a length, with at least a short line at the start. */
function shortened(points: readonly Point[], length: number): Point[] {
  const kept = [...points];
  let rest = length;
  for (;;) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (!before || !last) return kept;
    const span = distance(before, last);
    if (span > rest) return [...kept.slice(0, -1), between(last, before, rest / span)];
    if (kept.length === 2) return [before, between(before, last, 0.1)];
    kept.pop();
    rest -= span;
  }
}

/** Unit vector of the end of a line, over a length that evens out its last bend. */
function direction(points: readonly Point[], length: number): Point {
  const last = points.at(-1) ?? [0, 0];
  const before = shortened(points, length).at(-1) ?? last;
  const span = distance(before, last);
  return span === 0 ? [1, 0] : [(last[0] - before[0]) / span, (last[1] - before[1]) / span];
}

function arrowHead(points: readonly Point[], unit: number): string {
  const { length, width, notch } = look.line.head;
  const [x, y] = points.at(-1) ?? [0, 0];
  const [dx, dy] = direction(points, length * unit);
  const at = (back: number, aside: number) =>
    text([x - (dx * back + dy * aside) * unit, y - (dy * back - dx * aside) * unit]);
  return `M${text([x, y])} ${at(length, width / 2)} ${at(notch, 0)} ${at(length, -width / 2)}Z`;
}

function barAcross(points: readonly Point[], length: number): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [dx, dy] = direction(points, length / 2);
  return polyline([
    [x - (dy * length) / 2, y + (dx * length) / 2],
    [x + (dy * length) / 2, y - (dx * length) / 2],
  ]);
}

/** A line beside another one. */
function offset(points: readonly Point[], gap: number): Point[] {
  return points.map(([x, y], index) => {
    const before: Point = points[Math.max(0, index - 1)] ?? [x, y];
    const after: Point = points[index + 1] ?? [x, y];
    const span = distance(before, after) || 1;
    return [x - ((after[1] - before[1]) / span) * gap, y + ((after[0] - before[0]) / span) * gap];
  });
}

/** Half waves to alternating sides, and a straight end so that the head points in the direction of the run. */
function wave(points: readonly Point[], unit: number): string {
  const { half, height, straight } = look.line.wave;
  const length = points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
  const waved = length - straight * unit;
  const count = Math.floor(waved / (half * unit));
  if (count < 2) return polyline(points);
  const step = waved / count;
  const at = (covered: number): Point => shortened(points, length - covered).at(-1) ?? [0, 0];
  let d = `M${text(at(0))}`;
  for (let index = 0; index < count; index++) {
    const [from, to] = [at(index * step), at((index + 1) * step)];
    const span = distance(from, to) || 1;
    // A quadratic curve reaches half of the height of its control point.
    const side = ((index % 2 === 0 ? 2 : -2) * height * unit) / span;
    const [x, y] = between(from, to, 0.5);
    d += `Q${text([x - (to[1] - from[1]) * side, y + (to[0] - from[0]) * side])} ${text(to)}`;
  }
  return `${d}L${text(points.at(-1) ?? [0, 0])}`;
}
