import type { Board } from '@touchline/contract/boards';
import * as boards from './boards';

export interface DemoPicture {
  /** File name without extension; pages refer to pictures by it. */
  name: string;
  /** Alternative text for screen readers. */
  alt: string;
  board: Board;
}

const harbour: DemoPicture[] = [
  {
    name: 'harbour-lineout',
    alt: 'Lineout on the left touchline: the front pod dummies while the middle pod slides back and lifts number 5',
    board: boards.slideAndLift,
  },
  {
    name: 'harbour-lighthouse',
    alt: 'Strike play from a lineout: hard lines by 12 and 13, the ball goes behind them to 15',
    board: boards.lighthouse,
  },
  {
    name: 'harbour-press',
    alt: 'Press defence: the line comes up together led by 13, the full back and the far wing hold the back field',
    board: boards.press,
  },
];

const hoops: DemoPicture[] = [
  {
    name: 'hoops-horns',
    alt: 'Horns: 1 dribbles off the screen of 5 at the elbow, 5 rolls to the rim, 4 lifts, 2 and 3 stay in the corners',
    board: boards.horns,
  },
  {
    name: 'hoops-box',
    alt: 'Box set under the basket: 2 comes off the screens of 1 and 5 to the near corner',
    board: boards.boxStagger,
  },
  {
    name: 'hoops-zone',
    alt: 'Two-three zone with the ball on the wing: guard closes out, middle fronts the low post, far forward guards the rim',
    board: boards.zoneOnTheWing,
  },
];

const riverside: DemoPicture[] = [
  {
    name: 'riverside-corner',
    alt: 'Inswinging corner from the right: number 4 screens the near zone, number 5 attacks the near post behind her',
    board: boards.corner,
  },
  {
    name: 'riverside-build',
    alt: 'Goal kick in a 4-3-3: centre backs split, 6 behind their first line, full backs high and wide',
    board: boards.buildThroughSix,
  },
  {
    name: 'riverside-rondo',
    alt: 'Five against two rondo in a square of ten metres',
    board: boards.rondo,
  },
];

const hawks: DemoPicture[] = [
  {
    name: 'hawks-inside-zone',
    alt: 'Inside zone to the right: all five step right, the H back cuts off the backside end',
    board: boards.insideZone,
  },
  {
    name: 'hawks-flood',
    alt: 'Flood from trips: Z clears deep, Y runs up for the sail, H goes to the flat',
    board: boards.flood,
  },
  {
    name: 'hawks-cover-3',
    alt: 'Cover 3: corners and free safety share three deep thirds, four defenders share the underneath zones',
    board: boards.coverThree,
  },
];

/** Pictures of pages by club: stills of boards, drawn while the demo club is seeded. */
export const picturesOf: Record<string, DemoPicture[]> = { harbour, hoops, riverside, hawks };
