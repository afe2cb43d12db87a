import { describe, expect, it } from 'vitest';
import { boardSports, type Board } from './board';
import { samplePlays } from './sample-plays';
import { stepPicture } from './step-picture';

const { soccer } = samplePlays;
const svgOfStep = (board: Board, step = 0, title = 'Overlap') => stepPicture(board, { title, step }).svg;
const textsOf = (svg: string) =>
  Array.from(svg.matchAll(/<text [^>]*font-weight[^>]*>([^<]*)</g), ([, text]) => text);

describe('the picture of a step', () => {
  it('is named by the play and the step, and describes the step in words', () => {
    const svg = svgOfStep(soccer, 1);
    expect(svg).toContain('<title>Overlap: Step 2 of 5</title>');
    expect(/<desc>(.*)<\/desc>/.exec(svg)?.[1]).toMatch(/^7 comes inside, 2 overlaps\. .*7 /);
    expect(textsOf(svg)).toEqual(['Overlap', 'Step 2 of 5 · 7 comes inside, 2 overlaps']);
  });

  it('has the lines of its step only', () => {
    const lines = Array.from(svgOfStep(soccer, 1).matchAll(/data-of="([^"]*)"/g), ([, piece]) => piece);
    expect(lines).toEqual(['7', '2', 'x3', '9']);
  });

  it('shows the start of a board without steps', () => {
    const svg = svgOfStep({ ...soccer, steps: [] }, 3);
    expect(svg).toContain('<title>Overlap: Start</title>');
    expect(svg).not.toContain('data-of=');
    expect(/<desc>(.*)<\/desc>/.exec(svg)?.[1]).toMatch(/has the ball/);
  });

  it.each(boardSports)('has a colour for all that it paints, as attributes: %s', (sport) => {
    const { svg, width, height } = stepPicture(samplePlays[sport], { title: 'Play', step: 0 });
    expect(svg).not.toMatch(/undefined|NaN|data-[fi]=|<style|class=/);
    expect(svg.match(/fill="#[0-9a-f]{6}"/g)?.length).toBeGreaterThan(10);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(width).toBe(1200);
    expect(height).toBeLessThan(1900);
  });

  it('has no names of members, who may be minors', () => {
    const pieces = soccer.pieces.map((piece) =>
      piece.id === '8' ? { ...piece, name: 'Okafor', member: 7 } : piece,
    );
    const named = soccer.pieces.map((piece) =>
      piece.id === '8' ? { ...piece, name: 'Playmaker', member: undefined } : piece,
    );
    expect(svgOfStep({ ...soccer, pieces })).not.toContain('Okafor');
    expect(svgOfStep({ ...soccer, pieces: named })).toContain('>Playmaker<');
  });

  it('breaks a long title into two lines and shortens it, with spaces or without', () => {
    for (const title of ['Overlap on the short side '.repeat(8), 'W'.repeat(200), '戦術'.repeat(100)]) {
      const [first = '', second = '', third] = textsOf(svgOfStep(soccer, 0, title));
      expect(first.length).toBeGreaterThan(20);
      expect(second).toMatch(/…$/);
      expect(third).toMatch(/^Step 1/);
    }
  });

  it('begins a title of a right-to-left language at the right', () => {
    expect(svgOfStep(soccer, 0, 'מהלך ראשון')).toMatch(/<text x="1168" direction="rtl"/);
  });

  it('escapes a title, and drops characters that XML forbids', () => {
    const svg = svgOfStep(soccer, 0, '<b>"A" & B</b>\u0007\uffff');
    expect(svg).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(svg).not.toMatch(/[\p{Cc}\uffff]/u);
  });
});
