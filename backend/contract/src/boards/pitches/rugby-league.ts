import { across, along, every, line, rect } from './path';
import type { GroundNumber, Pitch } from './pitch';

const tens = every(10, [-40, 40]);

const numbers = tens.flatMap((x): GroundNumber[] =>
  [-19, 19].map((y) => ({ text: `${50 - Math.abs(x)}`, at: [x, y], height: 2 })),
);

/** 100 by 68 m with 8 m of in-goal (international laws of rugby league, section 1). */
export const rugbyLeague: Pitch = {
  surface: 'grass',
  stripe: 10,
  marks: [
    { kind: 'tint', isAtBothEnds: true, paths: [rect([50, -34], [58, 34])] },
    {
      kind: 'line',
      paths: [rect([-58, -34], [58, 34]), ...across([-50, ...tens, 50], [-34, 34])],
    },
    { kind: 'dashed', paths: along([-24, -14, 14, 24], [-50, 50]) },
    { kind: 'bold', isAtBothEnds: true, paths: [line([50, -2.75], [50, 2.75])] },
  ],
  numbers,
};
