import { across, arc, circle, line, rect } from './path';
import type { Pitch } from './pitch';

/** A line at one distance from the goal: a quarter circle around each post and a straight part between them. */
const shootingCircle = (radius: number) => [
  arc([45.7, -1.83], radius, [180, 270]),
  line([45.7 - radius, -1.83], [45.7 - radius, 1.83]),
  arc([45.7, 1.83], radius, [90, 180]),
];

/** 91.4 by 55 m (FIH, rules of hockey, section 1). */
export const fieldHockey: Pitch = {
  surface: 'turf',
  apron: true,
  marks: [
    { kind: 'ground', paths: [rect([-45.7, -27.5], [45.7, 27.5])] },
    {
      kind: 'tint',
      isAtBothEnds: true,
      paths: [`${arc([45.7, 1.83], 14.63, [90, 180])}L31.07 -1.83A14.63 14.63 0 0 1 45.7 -16.46Z`],
    },
    { kind: 'goal', isAtBothEnds: true, paths: [rect([45.7, -1.83], [46.9, 1.83])] },
    {
      kind: 'line',
      paths: [rect([-45.7, -27.5], [45.7, 27.5]), ...across([-22.8, 0, 22.8], [-27.5, 27.5])],
    },
    { kind: 'line', isAtBothEnds: true, paths: shootingCircle(14.63) },
    { kind: 'dashed', isAtBothEnds: true, paths: shootingCircle(19.63) },
    { kind: 'spot', isAtBothEnds: true, paths: [circle([39.225, 0], 0.25)] },
  ],
};
