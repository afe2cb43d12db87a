import { arc, circle, line, rect } from './path';
import type { Pitch } from './pitch';

const BASKET = 14 - 1.575;

/** 28 by 15 m (FIBA, article 2). */
export const basketball: Pitch = {
  surface: 'wood',
  apron: true,
  marks: [
    { kind: 'ground', paths: [rect([-14, -7.5], [14, 7.5])] },
    { kind: 'tint', paths: [circle([0, 0], 1.8)] },
    { kind: 'tint', isAtBothEnds: true, paths: [rect([8.2, -2.45], [14, 2.45])] },
    {
      kind: 'line',
      paths: [rect([-14, -7.5], [14, 7.5]), line([0, -7.5], [0, 7.5]), circle([0, 0], 1.8)],
    },
    {
      kind: 'line',
      isAtBothEnds: true,
      paths: [
        line([14, -2.45], [8.2, -2.45], [8.2, 2.45], [14, 2.45]),
        arc([8.2, 0], 1.8, [90, 270]),
        line([14, -6.6], [11.01, -6.6]),
        arc([BASKET, 0], 6.75, [102.1, 257.9]),
        line([11.01, 6.6], [14, 6.6]),
        line([BASKET + 0.375, 1.25], [BASKET, 1.25]),
        arc([BASKET, 0], 1.25, [90, 270]),
        line([BASKET, -1.25], [BASKET + 0.375, -1.25]),
      ],
    },
    {
      kind: 'bold',
      isAtBothEnds: true,
      paths: [
        line([12.8, -0.9], [12.8, 0.9]),
        line([12.8, 0], [BASKET + 0.225, 0]),
        circle([BASKET, 0], 0.225),
      ],
    },
  ],
};
