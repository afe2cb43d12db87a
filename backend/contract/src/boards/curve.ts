import type { Spot } from './board';

/**
 * Line of a run or a pass as points so close that straight lines between them look like a curve. All lengths are tenths of a metre.
 */
export interface Way {
  readonly points: readonly Spot[];
  /** Length from the start to each point. */
  readonly lengths: Float64Array;
  readonly length: number;
}

/** One point of a curve per so many tenths of a metre. */
const SAMPLE_SPACING = 12;
const MIN_SAMPLES = 4;
const MAX_SAMPLES = 24;

/**
 * Returns the way from the first point through all others: a Catmull-Rom spline whose tangents weigh the nearer neighbour more, so that
 * unevenly spaced points make no loops. `sharp` joins them with straight lines.
 */
export function wayThrough(spots: readonly Spot[], sharp = false): Way {
  const knots = spots.filter((spot, index) => index === 0 || distance(spotAt(spots, index - 1), spot) > 0);
  const points = sharp || knots.length < 3 ? knots : splinePoints(knots);
  const lengths = new Float64Array(points.length);
  for (let i = 1; i < points.length; i++)
    lengths[i] = (lengths[i - 1] ?? 0) + distance(spotAt(points, i - 1), spotAt(points, i));
  return { points, lengths, length: lengths.at(-1) ?? 0 };
}

/** Writes the coordinates at a length from the start of the way. Allocates nothing: it runs once a frame. */
export function along({ points, lengths }: Way, length: number, point: Float64Array): void {
  const after = indexAfter(lengths, length);
  const to = points[after];
  const from = points[after - 1] ?? to;
  if (!from || !to) return;
  const start = lengths[after - 1] ?? 0;
  const span = (lengths[after] ?? start) - start;
  const share = span > 0 ? Math.min(1, Math.max(0, (length - start) / span)) : 0;
  point[0] = from[0] + share * (to[0] - from[0]);
  point[1] = from[1] + share * (to[1] - from[1]);
}

/** Returns the point at a length from the start of the way. */
export function pointAlong(way: Way, length: number): Spot {
  const point = new Float64Array(2);
  along(way, length, point);
  return [point[0] ?? 0, point[1] ?? 0];
}

/** Returns the points of the way between two lengths from its start; none if there is nothing between them. */
export function part(way: Way, from: number, to: number): Spot[] {
  const start = Math.max(0, from);
  const end = Math.min(way.length, to);
  if (!(start < end)) return [];
  const inner = way.points.filter((_, index) => {
    const length = way.lengths[index] ?? 0;
    return length > start && length < end;
  });
  return [pointAlong(way, start), ...inner, pointAlong(way, end)];
}

/** Not `Math.hypot`, which takes several times as long: a film of a full board measures thousands of distances. */
export function distance(from: Spot, to: Spot): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  return Math.sqrt(dx * dx + dy * dy);
}

const spotAt = (spots: readonly Spot[], index: number): Spot => spots[index] ?? [0, 0];

/** Returns the first index whose length is greater, or the last one. */
function indexAfter(lengths: Float64Array, length: number): number {
  let low = 0;
  let high = lengths.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) > length) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low);
}

function splinePoints(knots: readonly Spot[]): Spot[] {
  const tangents = tangentsOf(knots);
  const points: Spot[] = [spotAt(knots, 0)];
  for (let index = 1; index < knots.length; index++) {
    const [from, to] = [spotAt(knots, index - 1), spotAt(knots, index)];
    const curve = {
      from,
      to,
      out: spotAt(tangents, index - 1),
      into: spotAt(tangents, index),
      chord: distance(from, to),
    };
    const samples = Math.min(MAX_SAMPLES, Math.max(MIN_SAMPLES, Math.ceil(curve.chord / SAMPLE_SPACING)));
    for (let sample = 1; sample < samples; sample++) points.push(hermite(curve, sample / samples));
    points.push(to);
  }
  return points;
}

/** At both ends the tangent mirrors that of the neighbour, so that three points look like an arc. */
function tangentsOf(knots: readonly Spot[]): Spot[] {
  const last = knots.length - 1;
  const inner = knots
    .slice(1, -1)
    .map((here, index) => tangentAt(spotAt(knots, index), here, spotAt(knots, index + 2)));
  return [
    mirroredAt(spotAt(knots, 0), spotAt(knots, 1), spotAt(inner, 0)),
    ...inner,
    mirroredAt(spotAt(knots, last - 1), spotAt(knots, last), spotAt(inner, inner.length - 1)),
  ];
}

/** Direction of the curve at an inner point, of about unit length. */
function tangentAt(before: Spot, here: Spot, after: Spot): Spot {
  const [chordIn, chordOut] = [distance(before, here), distance(here, after)];
  const slope = (axis: 0 | 1) =>
    (((here[axis] - before[axis]) / chordIn) * chordOut + ((after[axis] - here[axis]) / chordOut) * chordIn) /
    (chordIn + chordOut);
  return [slope(0), slope(1)];
}

/** Mirrors a tangent at the perpendicular bisector of a chord. */
function mirroredAt(from: Spot, to: Spot, tangent: Spot): Spot {
  const chord = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / chord, (to[1] - from[1]) / chord];
  const forward = 2 * (tangent[0] * dx + tangent[1] * dy);
  return [forward * dx - tangent[0], forward * dy - tangent[1]];
}

interface Curve {
  from: Spot;
  to: Spot;
  /** Tangents at both ends. */
  out: Spot;
  into: Spot;
  chord: number;
}

/** Returns the point of a cubic after a share of its parameter. */
function hermite({ from, to, out, into, chord }: Curve, share: number): Spot {
  const rest = 1 - share;
  const atFrom = rest * rest * (1 + 2 * share);
  const atTo = share * share * (3 - 2 * share);
  const alongOut = chord * share * rest * rest;
  const alongInto = -chord * share * share * rest;
  return [
    atFrom * from[0] + alongOut * out[0] + atTo * to[0] + alongInto * into[0],
    atFrom * from[1] + alongOut * out[1] + atTo * to[1] + alongInto * into[1],
  ];
}
