import { describe, expect, it } from 'vitest';
import { darkBoard, lightBoard, strongGround, strongPieces, surfaces } from './board';
import { contrast } from './contrast';
import { darkTheme } from './dark';
import { lightTheme } from './light';
import type { Palette } from './palette';

type Role = keyof Palette;

const grounds: Role[] = ['canvas', 'surface', 'raised', 'sunken'];
const inks: Role[] = ['text', 'textMuted', 'accentText', 'danger', 'warning', 'success', 'info'];
const edges: Role[] = ['borderStrong', 'focus', 'accent', 'commentLine', 'highlightEdge'];

const pairs = (some: Role[]) => some.flatMap((ink) => grounds.map((ground): [Role, Role] => [ink, ground]));

const textPairs: [Role, Role][] = [
  ...pairs(inks),
  ...inks.map((ink): [Role, Role] => [ink, 'selection']),
  ['textOnAccent', 'accent'],
  ['textOnAccent', 'accentHover'],
  ['textOnAccent', 'accentPressed'],
  ['textOnDanger', 'danger'],
  ['textOnDanger', 'dangerHover'],
  ['text', 'accentSubtle'],
  ['textMuted', 'accentSubtle'],
  ['accentText', 'accentSubtle'],
  ['danger', 'dangerSubtle'],
  ['warning', 'warningSubtle'],
  ['success', 'successSubtle'],
  ['info', 'infoSubtle'],
  ['text', 'dangerSubtle'],
  ['text', 'warningSubtle'],
  ['text', 'infoSubtle'],
  // Marks of comments on a board.
  ['canvas', 'commentLine'],
  ['commentLine', 'comment'],
  ...(['highlight', 'comment', 'commentActive'] as const).flatMap((ground) =>
    (['text', 'textMuted', 'accentText', 'danger', 'info'] as const).map((ink): [Role, Role] => [
      ink,
      ground,
    ]),
  ),
];

describe.each([
  ['chalk', lightTheme],
  ['floodlights', darkTheme],
])('%s', (_name, { color, tint }) => {
  it.each(textPairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(edges))('%s as a border has enough contrast on %s', (edge, ground) => {
    expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(tint))('an initial is readable on its %s tint', (_tint, { ground, ink }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#0b7a43', '#0b7a43')).toBe(1);
  });
});

it.each([
  ['light', lightTheme.color],
  ['dark', darkTheme.color],
])('the document beside a scrim is as dark as under it: %s', (_, { canvas, scrim, canvasDimmed }) => {
  const [red = 0, green = 0, blue = 0, percent = 0] = (scrim.match(/\d+/g) ?? []).map(Number);
  const bytes = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const share = percent / 100;
  const under = bytes(canvas).map((byte, at) =>
    Math.round(byte * (1 - share) + ([red, green, blue][at] ?? 0) * share),
  );
  expect(bytes(canvasDimmed)).toEqual(under);
});

describe.each([
  ['light', lightBoard],
  ['dark', darkBoard],
])('a board in the %s theme', (_name, { pieces, surface }) => {
  const fields = surfaces.flatMap((name) =>
    (['ground', 'stripe', 'tint'] as const).map((part) => ({ name, part, color: surface[name][part] })),
  );

  it.each(fields)('shows players, lines and passes on the $part of $name', ({ color, name }) => {
    for (const role of ['us', 'keeper', 'themEdge', 'run', 'themRun', 'pass', 'cone', 'zone'] as const)
      expect(contrast(pieces[role], color), role).toBeGreaterThanOrEqual(3);
    expect(contrast(surface[name].line, color), 'line').toBeGreaterThanOrEqual(3);
    expect(contrast(pieces.text, color), 'text').toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['us', 'usText'],
    ['keeper', 'keeperText'],
    ['them', 'themText'],
  ] as const)('has readable numbers on %s', (fill, text) => {
    expect(contrast(pieces[text], pieces[fill])).toBeGreaterThanOrEqual(4.5);
  });
});

it('a board in Sunlight has the contrast of small text everywhere', () => {
  for (const role of ['us', 'themEdge', 'run', 'themRun', 'pass', 'text'] as const)
    expect(contrast(strongPieces[role], strongGround.ground), role).toBeGreaterThanOrEqual(7);
  expect(contrast(strongGround.line, strongGround.ground)).toBeGreaterThanOrEqual(7);
});
