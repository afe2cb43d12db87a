import { arc, circle, line, rect } from './path';
import type { Pitch } from './pitch';

/** 105 by 68 m (IFAB, Laws of the Game, law 1). */
export const soccer: Pitch = {
  surface: 'grass',
  stripe: 7.5,
  marks: [
    { kind: 'goal', isAtBothEnds: true, paths: [rect([52.5, -3.66], [54.7, 3.66])] },
    {
      kind: 'line',
      paths: [rect([-52.5, -34], [52.5, 34]), line([0, -34], [0, 34]), circle([0, 0], 9.15)],
    },
    {
      kind: 'line',
      isAtBothEnds: true,
      paths: [
        line([52.5, -20.16], [36, -20.16], [36, 20.16], [52.5, 20.16]),
        line([52.5, -9.16], [47, -9.16], [47, 9.16], [52.5, 9.16]),
        arc([41.5, 0], 9.15, [126.95, 233.05]),
        arc([52.5, -34], 1, [90, 180]),
        arc([52.5, 34], 1, [180, 270]),
      ],
    },
    { kind: 'spot', paths: [circle([0, 0], 0.35)] },
    { kind: 'spot', isAtBothEnds: true, paths: [circle([41.5, 0], 0.35)] },
  ],
};
