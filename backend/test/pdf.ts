import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from './remove-folder';

/** The area of an A4 page without its footer, in points. */
const pageWithoutFoot = ['-x', '0', '-y', '0', '-W', '596', '-H', '785'];
/** Bidi controls that poppler adds. */
const directions = /[\u200e\u200f\u202a-\u202e]/g;

interface PageOfWords {
  width: number;
  words: { text: string; left: number; top: number; right: number }[];
}

/** Reads PDFs with an independent tool (poppler). */
export const pdfReading = {
  /** Returns the text in page order without footers. */
  text: (pdf: Buffer) => ask(pdf, 'pdftotext', ['-raw', ...pageWithoutFoot]).replace(directions, ''),
  /** Returns the words of each page with their edges, in points. */
  words: (pdf: Buffer): PageOfWords[] =>
    ask(pdf, 'pdftotext', ['-bbox'])
      .split('<page ')
      .slice(1)
      .map((page) => ({
        width: Number(/width="([\d.]+)"/.exec(page)?.[1]),
        words: [
          ...page.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="[\d.]+">([^<]*)</g),
        ].map(([, left, top, right, text = '']) => ({
          text,
          left: Number(left),
          top: Number(top),
          right: Number(right),
        })),
      })),
  pages: (pdf: Buffer) => Number(/Pages:\s+(\d+)/.exec(ask(pdf, 'pdfinfo'))?.[1]),
  /** Returns the structure tree, which screen readers follow. */
  structure: (pdf: Buffer) => ask(pdf, 'pdfinfo', ['-struct-text']),
  links: (pdf: Buffer) => [...ask(pdf, 'pdfinfo', ['-url']).matchAll(/\S+$/gm)].slice(1).map(([url]) => url),
};

function ask(pdf: Buffer, program: 'pdftotext' | 'pdfinfo', options: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pdf-'));
  const file = join(folder, 'page.pdf');
  writeFileSync(file, pdf);
  const output = program === 'pdftotext' ? ['-'] : [];
  try {
    return execFileSync(program, [...options, file, ...output], { encoding: 'utf8', maxBuffer: 50_000_000 });
  } finally {
    removeFolder(folder);
  }
}
