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
import { landscape, paper, room } from './theme';
import { EventLoopYield } from './event-loop-yield';
import { Pictures, picturesIn, type OpenPicture } from './pictures';
import { readBlocks } from './read-blocks';
import { readBoard } from './read-board';
import { PdfCanvas } from './pdf-canvas';
import { withCircledKeycaps } from './text/keycaps';
import { textsOf } from './text/texts';

export interface PdfWork {
  openPicture: OpenPicture;
  /** The origin of the app, for relative links. */
  origin: string;
  /** Receives the progress from 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
  /** Receives characters that are drawn as a box, because no font has them. */
  onMissing?: (characters: readonly string[]) => void;
}

/** Renders a tagged PDF with an outline, on A4 pages. Yields to other work; throws the reason of an aborted signal. */
export async function renderPdf(given: PdfContent, work: PdfWork): Promise<Readable> {
  const { onProgress } = work;
  const content = withDrawableKeycaps(given);
  const blocks = blocksOf(content, work.origin);
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: 'en',
    info: {
      Title: content.title,
      Author: content.author,
      Creator: 'Touchline',
      CreationDate: content.createdAt,
    },
  });
  const pictures = await readPictures(doc, blocks, work);
  const fonts = await Fonts.open(doc, [...headTexts(content), ...footerTexts(content), ...textsOf(blocks)]);
  if (fonts.missing.length > 0) work.onMissing?.(fonts.missing);
  const eventLoop = new EventLoopYield(work.signal);
  const canvas = new PdfCanvas(doc, fonts);
  const root = { tag: 'Document', element: doc.struct('Document') };
  doc.addStructure(root.element);
  const area = { x: paper.side, width: room.width, boxes: [], structure: root };
  const layout = new Layout(canvas, pictures, eventLoop);
  const rows = [...headRows(content, area, canvas), ...(await layout.rows(blocks, area))];
  onProgress(0.6);
  await paginate(rows, pagesOf(canvas), eventLoop);
  paintFooters(canvas, content);
  root.element.end();
  doc.end();
  onProgress(1);
  return doc;
}

const withDrawableKeycaps = (content: PdfContent): PdfContent => ({
  ...content,
  title: withCircledKeycaps(content.title),
  tags: content.tags.map(withCircledKeycaps),
  lead: content.lead?.map(withCircledKeycaps),
  html: withCircledKeycaps(content.html),
});

const pictureBlock = (picture: { src: string; alt: string }): Block => ({
  ...picture,
  kind: 'picture',
  columns: 12,
  align: 'left',
  caption: [],
});

const blocksOf = ({ lead = [], board, picture, html }: PdfContent, origin: string): Block[] => [
  ...lead.map((text): Block => ({ kind: 'text', role: 'paragraph', runs: [{ text, marks: {} }] })),
  ...(board ? [readBoard(board)] : []),
  ...(picture ? [pictureBlock(picture)] : []),
  ...readBlocks(html, origin),
];

const pagesOf = (canvas: PdfCanvas) => ({
  roomOf: (isLandscape: boolean) => (isLandscape ? landscape : room).height,
  paint(rows: readonly Row[], isLandscape: boolean): void {
    canvas.doc.addPage(isLandscape ? { ...page, layout: 'landscape' as const } : page);
    paintRows(canvas, rows, paper.top);
  },
});

/** Pictures decoded concurrently. */
const CONCURRENT_PICTURES = 2;

const page = { size: 'A4', margins: { top: 0, bottom: 0, left: 0, right: 0 } };

async function readPictures(
  doc: PDFKit.PDFDocument,
  blocks: readonly Block[],
  { openPicture, onProgress, signal }: PdfWork,
): Promise<Pictures> {
  const pictures = new Pictures();
  const wanted = picturesIn(blocks);
  for (let place = 0; place < wanted.length; place += CONCURRENT_PICTURES) {
    signal.throwIfAborted();
    const some = wanted.slice(place, place + CONCURRENT_PICTURES);
    await Promise.all(some.map((each) => pictures.add(doc, each, openPicture)));
    onProgress(((place + some.length) / wanted.length) * 0.4);
  }
  return pictures;
}
