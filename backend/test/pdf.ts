import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from './remove-folder';

/** Everything but the foot of an A4 page, in points. */
const pageWithoutFoot = ['-x', '0', '-y', '0', '-W', '596', '-H', '785'];
/** Poppler says in which direction words run, with signs that were not in them. */
const directions = /[\u200e\u200f\u202a-\u202e]/g;

/** A PDF as a tool sees it that knows nothing of how it was made (poppler). */
export const pdfReading = {
  /** The words in the order of the pages, without what repeats at the foot of each. */
  text: (pdf: Buffer) => ask(pdf, 'pdftotext', ['-raw', ...pageWithoutFoot]).replace(directions, ''),
  pages: (pdf: Buffer) => Number(/Pages:\s+(\d+)/.exec(ask(pdf, 'pdfinfo'))?.[1]),
  /** Element by element, as a screen reader is told it. */
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
