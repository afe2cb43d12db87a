import { filmOf, samplePlays } from '@touchline/contract/boards';
import { expect, it } from 'vitest';
import { advance, nextSpeed, nextStart, previousStart, speeds } from './playback';

const film = filmOf(samplePlays.soccer);
const [first, second, third] = film.steps.map(({ start }) => start);
const once = { duration: 4, speed: 1, isRepeating: false } as const;

it('a play advances with time and speed, and ends once', () => {
  expect(advance(1, 0.02, once)).toBeCloseTo(1.02);
  expect(advance(1, 0.02, { ...once, speed: 0.25 })).toBeCloseTo(1.005);
  expect(advance(3.99, 0.02, once)).toBeUndefined();
});

it('a repeated play shows its end for a second, then starts again', () => {
  const again = { ...once, isRepeating: true };
  expect(advance(3.99, 0.02, again)).toBeCloseTo(4.01);
  expect(advance(4.99, 0.02, again)).toBe(0);
});

it('a play goes on where it was after the tab was suspended', () => {
  expect(advance(1, 60, once)).toBeCloseTo(1.1);
});

it('the next step after the last one is the end', () => {
  expect(nextStart(film, 0)).toBe(second);
  expect(nextStart(film, second ?? 0)).toBe(third);
  expect(nextStart(film, film.seconds - 0.1)).toBe(film.seconds);
});

it('going back leads to the start of the step, and from there to the step before', () => {
  expect(previousStart(film, (second ?? 0) + 0.6)).toBe(second);
  expect(previousStart(film, second ?? 0)).toBe(first);
  expect(previousStart(film, 0)).toBe(0);
});

it('the button goes through all speeds', () => {
  expect(speeds.map(nextSpeed)).toEqual([...speeds.slice(1), speeds[0]]);
});
