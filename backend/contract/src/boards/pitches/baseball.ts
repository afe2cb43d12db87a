import { arc, circle, line, shape } from './path';
import type { Pitch } from './pitch';

/** Point of home plate; the middle of the field is 50 m in front of it. */
const HOME = -50;
/** First and third base are as far forward as aside: 27.43 m along the foul line. */
const BASE = 27.43 / Math.SQRT2;
const MOUND = HOME + 18.44;
const POLE = 99 / Math.SQRT2;

const bag = (x: number, y: number) => shape([x - 0.7, y], [x, y - 0.7], [x + 0.7, y], [x, y + 0.7]);
const bases = [
  [HOME + BASE, BASE],
  [HOME + 2 * BASE, 0],
  [HOME + BASE, -BASE],
] as const;

/** Bases 27.43 m apart, pitcher's plate at 18.44 m, fence at 99 m along the lines and 106 m in the middle (MLB, rule 2). */
export const baseball: Pitch = {
  surface: 'grass',
  stripe: 6,
  marks: [
    {
      kind: 'dirt',
      paths: [
        // The skin of the infield: 28.96 m around the pitcher's plate, and 1.5 m outside of the foul lines.
        `M${HOME - 2.1} 0L${HOME + 25.89} -27.99A28.96 28.96 0 0 1 ${HOME + 25.89} 27.99Z`,
        circle([HOME, 0], 3.96),
      ],
    },
    {
      kind: 'ground',
      paths: [
        shape(
          [HOME + 2.1, 0],
          [HOME + BASE, -BASE + 2.1],
          [HOME + 2 * BASE - 2.1, 0],
          [HOME + BASE, BASE - 2.1],
        ),
      ],
    },
    {
      kind: 'dirt',
      paths: [circle([MOUND, 0], 2.74), circle([HOME, 0], 3.96), ...bases.map((base) => circle(base, 3.2))],
    },
    {
      kind: 'line',
      paths: [line([HOME + POLE, -POLE], [HOME, 0], [HOME + POLE, POLE]), line([MOUND, -0.3], [MOUND, 0.3])],
    },
    { kind: 'bold', paths: [arc([HOME + 19.94, 0], 86.06, [-54.44, 54.44])] },
    {
      kind: 'goal',
      paths: [
        ...bases.map(([x, y]) => bag(x, y)),
        shape([HOME, 0], [HOME + 0.6, -0.6], [HOME + 1.2, -0.6], [HOME + 1.2, 0.6], [HOME + 0.6, 0.6]),
      ],
    },
  ],
};
