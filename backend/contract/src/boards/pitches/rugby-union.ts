import { across, along, line, rect } from './path';
import type { Pitch } from './pitch';

/** 100 by 70 m with 10 m of in-goal (World Rugby, law 1). */
export const rugbyUnion: Pitch = {
  surface: 'grass',
  stripe: 10,
  marks: [
    {
      kind: 'tint',
      isAtBothEnds: true,
      paths: [rect([50, -35], [60, 35])],
    },
    {
      kind: 'line',
      paths: [rect([-60, -35], [60, 35]), ...across([-50, -28, 0, 28, 50], [-35, 35])],
    },
    {
      kind: 'dashed',
      paths: [...across([-45, -10, 10, 45], [-35, 35]), ...along([-30, -20, 20, 30], [-45, 45])],
    },
    { kind: 'bold', isAtBothEnds: true, paths: [line([50, -2.8], [50, 2.8])] },
  ],
};
