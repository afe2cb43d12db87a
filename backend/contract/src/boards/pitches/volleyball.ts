import { across, line, rect } from './path';
import type { Pitch } from './pitch';

/** 18 by 9 m with 3 m of free zone (FIVB, rule 1). */
export const volleyball: Pitch = {
  surface: 'turf',
  apron: true,
  marks: [
    { kind: 'ground', paths: [rect([-9, -4.5], [9, 4.5])] },
    { kind: 'tint', paths: [rect([-3, -4.5], [3, 4.5])] },
    { kind: 'line', paths: [rect([-9, -4.5], [9, 4.5]), ...across([-3, 3], [-4.5, 4.5])] },
    {
      kind: 'dashed',
      paths: [...across([-3, 3], [-6.25, -4.5]), ...across([-3, 3], [4.5, 6.25])],
    },
    { kind: 'bold', paths: [line([0, -5], [0, 5])] },
  ],
};
