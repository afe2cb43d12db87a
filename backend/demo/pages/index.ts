import type { DemoPage } from '../html';
import { harbourField } from './harbour-field';
import { harbourMatch } from './harbour-match';
import { harbourSetPiece } from './harbour-set-piece';
import { hawksDefence } from './hawks-defence';
import { hawksOffence } from './hawks-offence';
import { hoopsAttack } from './hoops-attack';
import { hoopsDefence } from './hoops-defence';
import { riversideAttack } from './riverside-attack';
import { riversideDefence } from './riverside-defence';

/** Pages by club, oldest first. */
export const pagesOf: Record<string, DemoPage[]> = {
  harbour: [...harbourMatch, ...harbourField, ...harbourSetPiece],
  hoops: [...hoopsDefence, ...hoopsAttack],
  riverside: [...riversideDefence, ...riversideAttack],
  hawks: [...hawksDefence, ...hawksOffence],
};
