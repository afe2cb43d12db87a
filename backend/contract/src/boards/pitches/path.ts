/* Builds the path data of marks. Coordinates are metres; y grows to our right, so angles grow clockwise seen from above with +x to the right. */

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A line through points. */
export const line = (...points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A closed shape. */
export const shape = (...points: readonly Point[]): string => `${line(...points)}Z`;

/** A rectangle between two corners. */
export const rect = ([left, top]: Point, [right, bottom]: Point): string =>
  shape([left, top], [right, top], [right, bottom], [left, bottom]);

/** An arc around a centre, clockwise from one angle in degrees to another, less than a full turn. */
export function arc([x, y]: Point, radius: number, [from, to]: readonly [number, number]): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** A full circle. */
export const circle = ([x, y]: Point, radius: number): string =>
  `M${round(x - radius)} ${y}A${radius} ${radius} 0 1 1 ${round(x + radius)} ${y}A${radius} ${radius} 0 1 1 ${round(x - radius)} ${y}Z`;

/** The same line at each of the places, along or across the pitch. */
export const across = (xs: readonly number[], [from, to]: readonly [number, number]): string[] =>
  xs.map((x) => line([x, from], [x, to]));
export const along = (ys: readonly number[], [from, to]: readonly [number, number]): string[] =>
  ys.map((y) => line([from, y], [to, y]));

/** Numbers from one to another, both included. */
export const every = (step: number, [from, to]: readonly [number, number]): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => round(from + index * step));
