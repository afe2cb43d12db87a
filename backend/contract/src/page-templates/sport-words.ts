import type { sports } from '../teams/team';

type Sport = (typeof sports)[number];

/** Words of a sport in the built-in templates. */
export interface SportWords {
  /** Parts of the pitch or of the game that a match plan goes through. */
  zones: readonly string[];
  withBall: string;
  withoutBall: string;
  bench: string;
  /** Blocks of a training session between warm-up and game. */
  drills: readonly [string, string];
  game: string;
  kit: readonly string[];
  /** Figures that an opposition report compares. */
  numbers: readonly string[];
  setPieces: string;
}

const other: SportWords = {
  zones: ['Our end', 'Middle', 'Their end'],
  withBall: 'When we have it',
  withoutBall: 'When they have it',
  bench: 'Bench',
  drills: ['Skill', 'Unit work'],
  game: 'Game',
  kit: ['Cones', 'Bibs'],
  numbers: ['Wins in the last five', 'Scored a game', 'Conceded a game'],
  setPieces: 'Set plays',
};

const ball = { ...other, withBall: 'With the ball', withoutBall: 'Without the ball' };
const rugby = {
  ...ball,
  zones: ['Our 22', 'Our 22 to halfway', 'Halfway to their 22', 'Their 22'],
  bench: 'Finishers',
  kit: ['8 balls', 'Cones', 'Bibs', '6 contact pads'],
};

const words: Record<Sport, SportWords> = {
  'American Football': {
    ...other,
    zones: ['Backed up', 'Open field', 'Red zone', 'Goal line'],
    withBall: 'Offense',
    withoutBall: 'Defense',
    bench: 'Rotation',
    drills: ['Individual periods', '7 on 7'],
    game: 'Team period',
    kit: ['Balls', 'Cones', 'Blocking pads', 'Pinnies'],
    numbers: ['Points a game', 'Third downs converted', 'Run and pass', 'Takeaways'],
    setPieces: 'Special teams',
  },
  'Rugby Union': {
    ...rugby,
    drills: ['Breakdown', 'Units: lineout and backs'],
    game: 'Conditioned game',
    numbers: ['Points a game', 'Lineouts won', 'Scrums won', 'Penalties conceded'],
    setPieces: 'Scrum and lineout',
  },
  'Rugby League': {
    ...rugby,
    zones: ['Yardage: our 40', 'Middle', 'Their 20'],
    bench: 'Interchange',
    drills: ['Play the ball', 'Edges and middles'],
    game: 'Opposed sets',
    numbers: ['Points a game', 'Completion rate', 'Metres a set', 'Errors a game'],
    setPieces: 'Scrums and restarts',
  },
  Soccer: {
    ...ball,
    zones: ['Our third', 'Middle third', 'Final third'],
    drills: ['Rondo', 'Finishing'],
    game: 'Small-sided game',
    kit: ['12 balls', 'Cones', 'Bibs', '2 small goals'],
    numbers: ['Goals a game', 'Goals conceded', 'Shots a game', 'Goals from set pieces'],
    setPieces: 'Corners and free kicks',
  },
  Basketball: {
    ...ball,
    zones: ['Transition', 'Half court', 'Press', 'Last two minutes'],
    withBall: 'Offense',
    withoutBall: 'Defense',
    bench: 'Rotation',
    drills: ['Shooting', '3 on 3'],
    game: '5 on 5',
    kit: ['10 balls', 'Cones', 'Bibs', 'Shot clock'],
    numbers: ['Points a game', 'Rebounds', 'Turnovers', 'Three-point percentage'],
    setPieces: 'Sidelines and baselines',
  },
  Hockey: {
    ...ball,
    zones: ['Our end', 'Middle', 'Their end'],
    drills: ['Passing patterns', 'Shooting'],
    game: 'Small-sided game',
    kit: ['Balls or pucks', 'Cones', 'Bibs'],
    numbers: ['Goals a game', 'Goals conceded', 'Shots a game', 'Penalties a game'],
    setPieces: 'Corners, face-offs and power plays',
  },
  Baseball: {
    ...other,
    zones: ['First time through the order', 'Middle innings', 'Late innings'],
    withBall: 'At bat',
    withoutBall: 'In the field',
    drills: ['Infield and outfield', 'Batting practice'],
    game: 'Situations',
    kit: ['Balls', 'Bats', 'Tee', 'L-screen'],
    numbers: ['Runs a game', 'On-base percentage', 'Stolen bases', 'Errors a game'],
    setPieces: 'Bunts and steals',
  },
  Volleyball: {
    ...other,
    zones: ['Serve', 'Reception', 'Side out', 'Transition'],
    withBall: 'Our side',
    withoutBall: 'Their answer',
    drills: ['Serve and receive', 'Block and defence'],
    game: '6 against 6',
    kit: ['15 balls', 'Antennas', 'Cones'],
    numbers: ['Sets won', 'Aces a set', 'Blocks a set', 'Side-out percentage'],
    setPieces: 'Rotations',
  },
  Other: other,
};

/** Returns the words of a team's sport; a sport that the team named itself has neutral ones. */
export const sportWords = (sport: string): SportWords =>
  Object.hasOwn(words, sport) ? words[sport as Sport] : other;
