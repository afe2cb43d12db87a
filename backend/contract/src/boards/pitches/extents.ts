import type { Box, Sport } from '../board';

/** The ground that a picture of a pitch shows. Apart from the marks, so that the player of a drawn board does not load them. */
export interface Extent {
  /** Areas in tenths of a metre, as in a board. `own` is `half` turned by half. */
  readonly whole: Box;
  readonly half: Box;
  /** Direction of the attack in pictures of the whole pitch. */
  readonly turn: 'up' | 'right';
  /** Factor of the radius of players, for sports with many players close together. */
  readonly discs?: number;
}

export const extents: Record<Sport, Extent> = {
  soccer: { whole: [-565, -380, 565, 380], half: [-60, -380, 565, 380], turn: 'right' },
  'rugby-union': { whole: [-630, -385, 630, 385], half: [-70, -385, 630, 385], turn: 'right' },
  'rugby-league': { whole: [-610, -375, 610, 375], half: [-70, -375, 610, 375], turn: 'right' },
  'american-football': {
    whole: [-565, -262, 565, 262],
    half: [-100, -262, 245, 262],
    turn: 'right',
    discs: 0.8,
  },
  basketball: { whole: [-152, -87, 152, 87], half: [-27, -87, 152, 87], turn: 'right' },
  'field-hockey': { whole: [-492, -310, 492, 310], half: [-55, -310, 492, 310], turn: 'right' },
  'ice-hockey': { whole: [-314, -164, 314, 164], half: [-36, -164, 314, 164], turn: 'right' },
  baseball: { whole: [-570, -765, 610, 765], half: [-575, -345, 55, 345], turn: 'up' },
  volleyball: { whole: [-108, -72, 108, 72], half: [-27, -72, 108, 72], turn: 'right', discs: 1.2 },
  other: { whole: [-220, -165, 220, 165], half: [-20, -165, 220, 165], turn: 'right' },
};
