import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { darkTheme } from './dark';
import { lightTheme } from './light';
import type { Palette } from './palette';

type Role = keyof Palette;

const grounds: Role[] = ['canvas', 'surface', 'raised', 'sunken'];
const inks: Role[] = ['text', 'textMuted', 'accentText', 'danger', 'warning', 'success', 'info'];
/** `accent` is also the background of selected text. */
const edges: Role[] = ['borderStrong', 'focus', 'accent', 'commentLine', 'highlightEdge'];

const pairs = (some: Role[]) => some.flatMap((ink) => grounds.map((ground): [Role, Role] => [ink, ground]));

const textPairs: [Role, Role][] = [
  ...pairs(inks),
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
