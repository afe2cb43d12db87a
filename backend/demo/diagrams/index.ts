import type { Diagram } from '../drawing/draw';
import { harbourDiagrams } from './harbour';
import { hawksDiagrams } from './hawks';
import { hoopsDiagrams } from './hoops';
import { riversideDiagrams } from './riverside';

/** The pictures of each club, drawn when the demo club is made. */
export const diagramsOf: Record<string, Diagram[]> = {
  harbour: harbourDiagrams,
  hoops: hoopsDiagrams,
  riverside: riversideDiagrams,
  hawks: hawksDiagrams,
};
