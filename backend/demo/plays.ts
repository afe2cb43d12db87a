import type { Board } from '@touchline/contract/boards';
import * as boards from './boards';
import { callout, h3, ol, p, ul, type Block } from './html';

export interface DemoPlay {
  name: string;
  formation: string;
  description: string;
  tags: string[];
  /** Username of the author. */
  author: string;
  board: Board;
  /** `[[title]]` in their text mentions a page of the team. */
  blocks: Block[];
  /** Later versions of the blocks, saved by the coach. */
  revisions?: Block[][];
  /** Deleted by its author: it is in the bin. */
  isDeleted?: boolean;
}

const ofTheWeek = p('Against Castle Park 12 runs shorter: their 10 drifts.');
const lighthouse = (wings: string, ...more: Block[]): Block[] => [
  p('We want their 10 and 12 to tackle people who do not have the ball.'),
  ol(
    '10 takes it to the line and passes <b>late</b>.',
    '12 and 13 run as if it were theirs.',
    '15 gives to 10 on the loop, outside their 13.',
    wings,
  ),
  callout('tip', 'When their wing comes in, the kick behind him is on. 10 sees it, 15 calls it.'),
  ...more,
];

const harbour: DemoPlay[] = [
  {
    name: 'Falcon',
    formation: 'Five-man lineout',
    description: 'Quick ball off the front when they set up late. One lift, no movement.',
    tags: ['lineout', 'set-piece'],
    author: 'ines.duarte',
    board: boards.falcon,
    blocks: [
      p('The hooker throws on the first step. Nobody waits for a call: the late set-up <b>is</b> the call.'),
      ol('2 throws to 4 at the front.', '1 and 3 lift straight up.', '9 plays off the top to 10.'),
      callout('warning', 'If they have a jumper in front of 4, it is off. Call Hawk and go to the middle.'),
    ],
  },
  {
    name: 'Lineout: slide and lift',
    formation: 'Five-man lineout',
    description: 'The front pod dummies, the middle pod slides back and lifts 5.',
    tags: ['lineout', 'set-piece', 'whiteboard'],
    author: 'ines.duarte',
    board: boards.slideAndLift,
    blocks: [
      p('Their front pod has to choose. If they go with the dummy, 5 is alone in the air.'),
      h3('Roles'),
      ul(
        'Front pod: sell it, arms up, one step.',
        'Middle pod: two steps back, then lift.',
        '2 throws over the front, flat.',
      ),
      p('All calls are on [[Lineout calls: the five-man menu]].'),
    ],
  },
  {
    name: 'Lighthouse',
    formation: 'Off the lineout, 15 in the line',
    description: 'Hard lines by 12 and 13, the ball behind them to 15 and on to 10 on the loop.',
    tags: ['attack', 'first-phase', 'whiteboard'],
    author: 'coach',
    board: boards.lighthouse,
    blocks: lighthouse('11 holds the touchline until the last pass.'),
    revisions: [
      lighthouse('11 holds the touchline until the last pass.', ofTheWeek),
      lighthouse('11 holds the touchline until the last pass, 14 comes in behind 15.', ofTheWeek),
    ],
  },
  {
    name: 'Press: line speed with 13',
    formation: '13 + 2',
    description: 'The line comes up together, led by 13. Full back and far wing hold the back field.',
    tags: ['defence'],
    author: 'callum.reid',
    board: boards.press,
    blocks: [p('Up on the first pass, not on the first movement. 13 says <b>go</b>, and says it once.')],
  },
  {
    name: 'Kestrel',
    formation: 'Four-man lineout',
    description: 'Long throw over the back. Every opponent of last season knows it.',
    tags: ['lineout'],
    author: 'ines.duarte',
    board: boards.kestrel,
    blocks: [p('2 throws over the back, 8 takes it on the run.')],
    isDeleted: true,
  },
];

const hoops: DemoPlay[] = [
  {
    name: 'Horns 5',
    formation: 'Horns',
    description: 'High screen by 5, who rolls; 4 pops to the top; the corners stay wide.',
    tags: ['attack', 'set-play', 'whiteboard'],
    author: 'dana.whitfield',
    board: boards.horns,
    blocks: [
      p('Our first call after a timeout.'),
      ol('Look at the roll.', 'Then 4 at the top, high-low to 5.', 'Then the corner whose defender helped.'),
    ],
  },
  {
    name: 'Box Stagger',
    formation: 'Box',
    description: 'Baseline out of bounds: 2 off a stagger to the near corner, 5 ducks in.',
    tags: ['attack', 'set-play'],
    author: 'dana.whitfield',
    board: boards.boxStagger,
    blocks: [p('On the slap of the ball everyone waits one full second, then goes.')],
  },
  {
    name: '2-3 zone, ball on the wing',
    formation: '2-3',
    description: 'Guard closes out, middle fronts the low post, far forward guards the rim.',
    tags: ['defence', 'zone'],
    author: 'jamal.pierce',
    board: boards.zoneOnTheWing,
    blocks: [ul('High hands.', 'Talk on every pass.', 'Nobody is beaten along the baseline.')],
  },
];

const riverside: DemoPlay[] = [
  {
    name: 'Corner: near-post screen',
    formation: 'Inswinger from the right',
    description: '4 screens the near zone, 5 attacks the near post behind her.',
    tags: ['attack', 'set-play', 'whiteboard'],
    author: 'elena.marchetti',
    board: boards.corner,
    blocks: [
      p('The taker raises <b>one</b> arm. Two arms is short.'),
      callout('tip', '4 stands still. A screen that moves is a foul, and they have seen us on film.'),
    ],
  },
  {
    name: 'Goal kick: build through 6',
    formation: '4-3-3',
    description: 'Centre backs split, 6 behind their first line, full backs high and wide.',
    tags: ['attack', 'build-up'],
    author: 'elena.marchetti',
    board: boards.buildThroughSix,
    blocks: [
      p(
        'If both their forwards jump on the centre backs, 6 is free. If one stays with her, so is a centre back.',
      ),
    ],
  },
  {
    name: 'High press after a back pass',
    formation: '4-2-4',
    description: '9 curves her run to cut the far side; the rest go when the ball is in the air.',
    tags: ['defence', 'pressing'],
    author: 'hannah.lindqvist',
    board: boards.pressAfterBackPass,
    blocks: [
      p('The back pass is the trigger, not the bad touch after it.'),
      ol(
        '9 goes, on a curve that shuts off the far centre back.',
        '7 and 11 lock the full backs.',
        '10 takes their 6.',
      ),
    ],
  },
];

const hawks: DemoPlay[] = [
  {
    name: 'Inside zone right',
    formation: 'Shotgun, H on the wing',
    description: 'All five step right, H cuts off the backside end, R reads and cuts once.',
    tags: ['attack', 'run-game', 'whiteboard'],
    author: 'marcus.hale',
    board: boards.insideZone,
    blocks: [
      p('Aim at the outside leg of the guard and take two steps before the read.'),
      ul('Bang it when the first down lineman is sealed.', 'Bend it when he runs over the top.'),
    ],
  },
  {
    name: 'Flood right',
    formation: 'Trips right',
    description: 'Three depths on one side: Z clears, Y runs the sail, H is in the flat.',
    tags: ['attack', 'passing', 'whiteboard'],
    author: 'marcus.hale',
    board: boards.flood,
    blocks: [
      p('Read the flat defender. He sinks: the flat. He jumps: the sail over him, <b>on time</b>.'),
      callout('warning', 'Never late to the sail.'),
    ],
  },
  {
    name: 'Cover 3 Sky',
    formation: '4-3, strong safety down',
    description: 'Three deep, four under, four rushing. We give up the flat and rally to it.',
    tags: ['defence', 'coverage'],
    author: 'terrell.boone',
    board: boards.coverThree,
    blocks: [p('Deep as the deepest, wide as the widest, then break on the ball.')],
  },
];

/** Plays by club, oldest first. */
export const playsOf: Record<string, DemoPlay[]> = { harbour, hoops, riverside, hawks };
