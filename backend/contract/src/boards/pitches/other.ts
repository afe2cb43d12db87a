import { rect } from './path';
import type { Pitch } from './pitch';

/** An empty ground of 40 by 30 m for drills and all other sports. */
export const other: Pitch = {
  surface: 'plain',
  marks: [{ kind: 'line', paths: [rect([-20, -15], [20, 15])] }],
};
