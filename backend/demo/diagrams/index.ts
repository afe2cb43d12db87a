import type { Diagram } from '../drawing/draw';
import { harbourDiagrams } from './harbour';
import { hawksDiagrams } from './hawks';
import { hoopsDiagrams } from './hoops';
import { riversideDiagrams } from './riverside';

/** Pictures by club, drawn while the demo club is seeded. */
export const diagramsOf: Record<string, Diagram[]> = {
  harbour: harbourDiagrams,
  hoops: hoopsDiagrams,
  riverside: riversideDiagrams,
  hawks: hawksDiagrams,
};
