import { describe, expect, it } from 'vitest';
import { boardSports } from './board';
import { samplePlays } from './sample-plays';
import { coloredSvg, stillScene, stillSvg } from './still';
import { viewOf } from './view';

describe('the still of a board', () => {
  it('has the lines of all steps', () => {
    const { other: rondo } = samplePlays;
    const moves = rondo.steps.flatMap((step) => step.moves);
    expect(moves.length).toBeLessThanOrEqual(14);
    expect(stillScene(rondo).lines).toHaveLength(moves.length);
  });

  it('has the lines of the step with most moves if there are more than 14', () => {
    const { 'american-football': smash } = samplePlays;
    const counts = smash.steps.map((step) => step.moves.length);
    expect(counts).toEqual([1, 13, 3]);
    expect(stillScene(smash).lines).toHaveLength(13);
  });

  it.each(boardSports)('has the shape of a card if it shows a part of the pitch: %s', (sport) => {
    const board = samplePlays[sport];
    const { width, height, turn } = stillScene(board).view;
    const whole = viewOf(board);
    expect(turn).toBe(whole.turn);
    if (board.area === undefined) expect([width, height]).toEqual([whole.width, whole.height]);
    else expect(width / height).toBeCloseTo(1.6, 1);
    expect(width).toBeGreaterThanOrEqual(whole.width);
    expect(height).toBeGreaterThanOrEqual(whole.height);
  });

  it.each(boardSports)('has a light and a dark colour for all that it paints: %s', (sport) => {
    const svg = stillSvg(samplePlays[sport]);
    const [light = '', dark = ''] = svg.slice(0, svg.indexOf('</style>')).split('@media');
    const used = new Set(
      Array.from(svg.matchAll(/ data-([fi])="([a-z-]+)"/g), ([, kind, role]) => `[data-${kind}=${role}]{`),
    );
    expect(used.size).toBeGreaterThan(6);
    for (const rule of used) {
      expect(light).toContain(rule);
      expect(dark).toContain(rule);
    }
    expect(svg).not.toMatch(/undefined|NaN/);
  });

  it('is the same file for the same board', () => {
    expect(stillSvg(samplePlays.soccer)).toBe(coloredSvg(stillScene(samplePlays.soccer)));
  });
});
