import type { Sport } from './board';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const list = (items: readonly string[]) => items.join(', ');

/** Sentences that describe a board. The texts of a board in another language are second tables of these shapes. */
export const boardTexts = {
  sports: {
    soccer: 'Soccer',
    'rugby-union': 'Rugby union',
    'rugby-league': 'Rugby league',
    'american-football': 'American football',
    basketball: 'Basketball',
    'field-hockey': 'Field hockey',
    'ice-hockey': 'Ice hockey',
    baseball: 'Baseball',
    volleyball: 'Volleyball',
    other: 'Open space',
  } satisfies Record<Sport, string>,

  aPlayer: 'a player',
  opponent: (label: string | undefined) => (label ? `opponent ${label}` : 'an opponent'),
  withName: (label: string, name: string) => `${label} (${name})`,
  kinds: { ball: 'the ball', cone: 'a cone', zone: 'a zone', note: 'a note' },
  labelled: (kind: string, label: string) => `${kind} “${label}”`,

  players: (names: readonly string[]) => `${plural(names.length, 'player', 'players')}: ${list(names)}.`,
  opponents: (labels: readonly string[]) =>
    `${plural(labels.length, 'opponent', 'opponents')}: ${list(labels)}.`,
  unnamed: 'no number',
  hasBall: (who: string, place: string) => `${who} has the ball, ${place}.`,
  looseBall: (place: string) => `A loose ball is ${place}.`,
  cones: (count: number) => `${plural(count, 'cone', 'cones')}.`,
  zones: (labels: readonly string[]) => `Zones: ${list(labels)}.`,
  notes: (labels: readonly string[]) => `Notes: ${list(labels)}.`,
  emptyBoard: 'The board is empty.',
  ends: 'How it ends',

  sides: { left: 'on the left', middle: 'in the middle', right: 'on the right' },
  thirds: { attacking: 'attacking third', middle: 'middle third', defensive: 'defensive third' },
  inThird: (side: string, third: string) => `${side} of the ${third}`,

  directions: [
    'forward',
    'forward and right',
    'to the right',
    'back and right',
    'back',
    'back and left',
    'to the left',
    'forward and left',
  ],
  metres: (metres: number) => `${metres} m`,
  distance: (metres: string, direction: string) => `${metres} ${direction}`,
  thereAndBack: (metres: string) => `${metres} and back`,
  bends: { left: ', bending left', right: ', bending right' },
  legs: (legs: readonly string[]) => legs.join(', then '),

  stays: (who: string) => `${who} stays`,
  runs: (who: string, distance: string) => `${who} runs ${distance}`,
  carries: (who: string, distance: string) => `${who} carries the ball ${distance}`,
  andBlocks: (run: string) => `${run} and blocks`,
  andScreens: (run: string) => `${run} and sets a screen`,
  andPicksUp: (run: string) => `${run} and picks up the ball`,
  blocks: (who: string) => `${who} blocks`,
  screens: (who: string) => `${who} sets a screen`,
  passes: (who: string, to: string, distance: string) => `${who} passes to ${to}, ${distance}`,
  kicks: (who: string, to: string, distance: string) => `${who} kicks to ${to}, ${distance}`,
  throws: (who: string, to: string, distance: string) => `${who} throws to ${to}, ${distance}`,
  passesIntoSpace: (who: string, distance: string) => `${who} passes into space, ${distance}`,
  kicksIntoSpace: (who: string, distance: string) => `${who} kicks the ball ${distance}`,
  throwsIntoSpace: (who: string, distance: string) => `${who} throws the ball ${distance}`,
  shoots: (who: string) => `${who} shoots`,
  nothingMoves: 'Nothing moves.',
  getsBall: (from: string) => `gets the ball from ${from} at the end of the step`,
  noMove: 'No move in this step.',

  step: (number: number) => `step ${number}`,
  inStep: (piece: string, step: string) => `${piece}, ${step}`,

  ball: 'has the ball',
  moves: 'moves in this step',

  tooFast: (who: string, speed: number, fastest: number) =>
    `${who} would run ${speed} m/s. Players of this age reach ${fastest} m/s.`,
} as const;

/** Sentences on the differences of two boards: a constant of its own, because few screens compare boards. */
export const differenceTexts = {
  added: (what: string) => `Added ${what}.`,
  removed: (what: string) => `Removed ${what}.`,
  startsElsewhere: (who: string, distance: string) => `${who} starts ${distance}.`,
  slightly: 'slightly elsewhere',
  anotherMember: (who: string) => `${who} is linked to another member.`,
  renamed: (was: string, is: string) => `${was} is now ${is}.`,
  resized: (what: string) => `${what} has another size.`,
  ballStarts: (who: string) => `${who} has the ball at the start.`,
  ballStartsLoose: 'The ball is loose at the start.',
  anotherSport: (sport: string) => `The board now shows: ${sport}.`,
  anotherView: 'Another part of the pitch is shown.',
  shirts: 'Players are shown as shirts.',
  discs: 'Players are shown as discs.',
  step: (number: number) => `Step ${number}`,
  stepAdded: (step: string) => `${step} is new.`,
  stepRemoved: (step: string) => `${step} was removed.`,
  stepsReordered: 'The steps have another order.',
  captionChanged: (step: string, caption: string) => `${step} now reads “${caption}”.`,
  captionRemoved: (step: string) => `${step} has no caption any more.`,
  durationChanged: (step: string, seconds: number) => `${step} now takes ${seconds} s.`,
  durationRemoved: (step: string) => `${step} now takes as long as its moves need.`,
  moveAdded: (step: string, move: string) => `${step}: ${move}.`,
  moveRemoved: (step: string, move: string) => `${step}, removed: ${move}.`,
  moveChanged: (step: string, is: string, was: string) => `${step}: ${is}. Before: ${was}.`,
} as const;
