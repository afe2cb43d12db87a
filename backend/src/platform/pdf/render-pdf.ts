import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Block } from './blocks';
import type { PdfContent } from './content';
import { Fonts } from './fonts';
import { Layout } from './layout/layout';
import { paginate } from './layout/pager';
import { paintRows, type Row } from './layout/rows';
import { footerTexts, paintFooters } from './layout/footers';
import { headRows, headTexts } from './layout/head';
import { paper, room } from './look';
import { Pause } from './pause';
import { Pictures, picturesIn, type OpenPicture } from './pictures';
import { readBlocks } from './read-blocks';
import { Sheet } from './sheet';
import { textsOf } from './text/texts';

export interface PdfWork {
  openPicture: OpenPicture;
  /** Of the app, for what the page links to within it. */
  origin: string;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** A tagged PDF, with an outline, of A4 pages. Others are let work meanwhile; an aborted signal ends it with its reason. */
export async function renderPdf(content: PdfContent, work: PdfWork): Promise<Readable> {
  const { onProgress } = work;
  const blocks = readBlocks(content.html, work.origin);
  const doc = new PDFDocument({
    ...{
      autoFirstPage: false,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      lang: 'en',
    },
    info: {
      Title: content.title,
      Author: content.author,
      Creator: 'Touchline',
      CreationDate: content.createdAt,
    },
  });
  const pictures = await readPictures(doc, blocks, work);
  const fonts = await Fonts.open(doc, [...headTexts(content), ...footerTexts(content), ...textsOf(blocks)]);
  const pause = new Pause(work.signal);
  const sheet = new Sheet(doc, fonts);
  const root = { tag: 'Document', element: doc.struct('Document') };
  doc.addStructure(root.element);
  const area = { x: paper.side, width: room.width, boxes: [], structure: root };
  const layout = new Layout(sheet, pictures, pause);
  const rows = [...headRows(content, area, sheet), ...(await layout.rows(blocks, area))];
  onProgress(0.6);
  await paginate(rows, pagesOf(sheet), pause);
  paintFooters(sheet, content);
  root.element.end();
  doc.end();
  onProgress(1);
  return doc;
}

const pagesOf = (sheet: Sheet) => ({
  room: room.height,
  paint(rows: readonly Row[]): void {
    sheet.doc.addPage(page);
    paintRows(sheet, rows, paper.top);
  },
});

/** Pictures decoded at the same time. */
const atOnce = 2;

const page = { size: 'A4', margins: { top: 0, bottom: 0, left: 0, right: 0 } };

async function readPictures(
  doc: PDFKit.PDFDocument,
  blocks: readonly Block[],
  { openPicture, onProgress, signal }: PdfWork,
): Promise<Pictures> {
  const pictures = new Pictures();
  const wanted = picturesIn(blocks);
  for (let place = 0; place < wanted.length; place += atOnce) {
    signal.throwIfAborted();
    const some = wanted.slice(place, place + atOnce);
    await Promise.all(some.map((each) => pictures.add(doc, each, openPicture)));
    onProgress(((place + some.length) / wanted.length) * 0.4);
  }
  return pictures;
}
