import { buffer } from 'node:stream/consumers';
import { boardSamples, boardTexts, samplePlays, type Board } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { pdfReading } from '../../../test/pdf';
import type { PdfContent } from './content';
import { renderPdf } from './render-pdf';

const plain: PdfContent = {
  title: 'Overlap',
  about: 'Falcons · by Ann Coach · 21 November 2026',
  tags: [],
  html: '<p>Call it early.</p>',
  author: 'Ann Coach',
  createdAt: new Date('2026-11-21T10:00:00Z'),
};

const pdfOf = async (board: Board, content: Partial<PdfContent> = {}) =>
  buffer(
    await renderPdf(
      { ...plain, ...content, board },
      {
        openPicture: () => Promise.resolve(undefined),
        origin: 'https://touchline.example',
        onProgress: () => undefined,
        signal: new AbortController().signal,
      },
    ),
  );
/** Returns the alternative texts in the order of the file, which poppler does not print. */
const alternativesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Alt \(((?:\\.|[^\\)])*)\)/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
const words = (text: string) => text.replace(/\s+/g, ' ');

describe('a board in a PDF', () => {
  it.each(Object.entries(samplePlays))(
    'has every caption, how it ends and a figure in words for each frame: %s',
    async (_, board) => {
      const pdf = await pdfOf(board);
      const text = words(pdfReading.text(pdf));
      for (const { caption } of board.steps) if (caption) expect(text).toContain(words(caption));
      expect(text).toContain(boardTexts.ends);
      expect(text.indexOf(boardTexts.ends)).toBeLessThan(text.indexOf('Call it early.'));
      const figures = pdfReading.structure(pdf).match(/^\s*Figure/gm) ?? [];
      expect(figures).toHaveLength(board.steps.length + 1);
    },
  );

  it('describes each frame in its alternative text, with the start in the first', async () => {
    const alternatives = alternativesOf(await pdfOf(boardSamples.overlap));
    expect(alternatives).toHaveLength(boardSamples.overlap.steps.length + 1);
    expect(alternatives[0]).toContain('8 (Okafor) has the ball');
    expect(alternatives[0]).toContain('8 (Okafor) passes to 7');
    expect(alternatives.at(-1)).toBe(boardTexts.ends);
  });

  it('prints no name of a squad member, neither drawn nor in words', async () => {
    const { pieces, ...board } = boardSamples.overlap;
    const named = pieces.map((piece) => (piece.name === undefined ? piece : { ...piece, member: 7 }));
    const pdf = await pdfOf({ ...board, pieces: named });
    expect(pdfReading.text(pdf)).not.toContain('Okafor');
    expect(alternativesOf(pdf).join()).not.toContain('Okafor');
    expect(words(pdfReading.text(pdf))).toContain('8 passes to 7');
  });

  it('is vectors, and the same bytes for the same play', async () => {
    const [one, other] = [await pdfOf(samplePlays.soccer), await pdfOf(samplePlays.soccer)];
    expect(one.equals(other)).toBe(true);
    expect(one.includes('/Subtype /Image')).toBe(false);
  });

  it('without steps is one frame with the start in words', async () => {
    const pdf = await pdfOf({ ...boardSamples.overlap, steps: [] });
    expect(pdfReading.structure(pdf).match(/^\s*Figure/gm)).toHaveLength(1);
    expect(words(pdfReading.text(pdf))).toContain('8 (Okafor) has the ball');
    expect(pdfReading.text(pdf)).not.toContain(boardTexts.ends);
  });

  it('of forty steps with long captions in any script goes on over several pages', async () => {
    const [step] = boardSamples.overlap.steps;
    const steps = Array.from({ length: 40 }, (_, place) => ({
      ...step!,
      id: `s${place}`,
      caption: `${place + 1} ${'مرحبا بالعالم 战术足球 '.repeat(9)}`.trim(),
      moves: [],
    }));
    const pdf = await pdfOf({ ...boardSamples.overlap, steps });
    expect(pdfReading.pages(pdf)).toBeGreaterThan(5);
    expect(pdfReading.structure(pdf).match(/^\s*Figure/gm)).toHaveLength(41);
  });
});
