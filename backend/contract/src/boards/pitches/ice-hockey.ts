import { across, arc, circle, line, rect } from './path';
import type { Pitch } from './pitch';

const rink =
  'M-21.5 -15L21.5 -15A8.5 8.5 0 0 1 30 -6.5L30 6.5A8.5 8.5 0 0 1 21.5 15L-21.5 15A8.5 8.5 0 0 1 -30 6.5L-30 -6.5A8.5 8.5 0 0 1 -21.5 -15Z';

/** 60 by 30 m (IIHF, official rules, section 1). */
export const iceHockey: Pitch = {
  surface: 'ice',
  apron: true,
  marks: [
    { kind: 'ground', paths: [rink] },
    { kind: 'tint', isAtBothEnds: true, paths: [`${arc([26, 0], 1.8, [90, 270])}Z`] },
    { kind: 'goal', isAtBothEnds: true, paths: [rect([26, -0.915], [27.1, 0.915])] },
    { kind: 'line', isAtBothEnds: true, paths: [arc([26, 0], 1.8, [90, 270])] },
    {
      kind: 'colored',
      isAtBothEnds: true,
      paths: [line([26, -13.711], [26, 13.711]), circle([20, -7], 4.5), circle([20, 7], 4.5)],
    },
    { kind: 'line', paths: [circle([0, 0], 4.5)] },
    { kind: 'colored-bold', paths: [line([0, -15], [0, 15])] },
    { kind: 'bold', paths: [rink, ...across([-7.14, 7.14], [-15, 15])] },
    { kind: 'spot', paths: [circle([0, 0], 0.3)] },
    {
      kind: 'spot',
      isAtBothEnds: true,
      paths: [circle([20, -7], 0.3), circle([20, 7], 0.3), circle([5.64, -7], 0.3), circle([5.64, 7], 0.3)],
    },
  ],
};
