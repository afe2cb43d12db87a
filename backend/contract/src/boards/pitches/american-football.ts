import { across, along, every, line, rect } from './path';
import type { GroundNumber, Pitch } from './pitch';

const YARD = 0.9144;
const GOAL_LINE = 50 * YARD;
const END_LINE = 60 * YARD;
const SIDE = (160 / 6) * YARD;
/** Hash marks of college football, 40 feet apart. */
const HASH = 20 * 0.3048;
const NUMBER = SIDE - 8 * YARD;

const numbers = every(10, [-40, 40]).flatMap((yards): GroundNumber[] =>
  [-NUMBER, NUMBER].map((y) => ({
    text: `${50 - Math.abs(yards)}`,
    at: [yards * YARD, y],
    height: 2 * YARD,
  })),
);

/** 120 by 53⅓ yards (NCAA, rule 1-2). */
export const americanFootball: Pitch = {
  surface: 'grass',
  stripe: 10 * YARD,
  marks: [
    { kind: 'tint', isAtBothEnds: true, paths: [rect([GOAL_LINE, -SIDE], [END_LINE, SIDE])] },
    {
      kind: 'line',
      paths: [
        rect([-END_LINE, -SIDE], [END_LINE, SIDE]),
        ...across(
          every(5, [-45, 45]).map((yards) => yards * YARD),
          [-SIDE, SIDE],
        ),
      ],
    },
    {
      kind: 'bold',
      isAtBothEnds: true,
      paths: [line([GOAL_LINE, -SIDE], [GOAL_LINE, SIDE])],
    },
  ],
  ticks: [
    {
      paths: along([-SIDE + 0.5, -HASH, HASH, SIDE - 0.5], [-GOAL_LINE - 0.05, GOAL_LINE + 0.05]),
      length: 0.61,
      width: 0.1,
      every: YARD,
    },
  ],
  numbers,
};
