import type { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Block } from './blocks';
import { ink, room } from './look';

sharp.concurrency(1);
sharp.cache(false);

/** Gives the bytes of a picture, at least so many pixels wide where there are so many, or nothing where there is none to see. */
export type OpenPicture = (src: string, width: number) => Promise<Readable | undefined>;

/** In pixels; `source` is what pdfkit knows it by. */
interface Picture {
  source: PDFKit.Mixins.ImageSrc;
  width: number;
  height: number;
}

/** As much of pdfkit as its types leave out. */
interface ImageOpener {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc;
}

/** Pixels a picture across the page needs on paper, at 150 an inch. */
const widest = Math.ceil((room.width / 72) * 150);
const mostPixels = 60_000_000;

/** The pictures of one document, each once and no larger than it is drawn. */
export class Pictures {
  private readonly pictures = new Map<string, Picture>();

  find(src: string): Picture | undefined {
    return this.pictures.get(src);
  }

  /** What cannot be read is left out. */
  async add(doc: PDFKit.PDFDocument, { src, columns }: Wanted, open: OpenPicture): Promise<void> {
    const width = Math.ceil((widest * columns) / 12);
    const stream = await open(src, width);
    if (!stream) return;
    const decoder = sharp({ limitInputPixels: mostPixels }).autoOrient();
    stream.on('error', (error) => decoder.destroy(error)).pipe(decoder);
    try {
      const fitted = decoder.resize(width, widest * 2, { fit: 'inside', withoutEnlargement: true });
      const drawn = fitted.flatten({ background: ink.paper }).jpeg({ quality: 85 });
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
      const source = (doc as unknown as ImageOpener).openImage(data);
      this.pictures.set(src, { source, width: info.width, height: info.height });
    } catch {
      stream.destroy();
    }
  }
}

/** A picture at its widest. */
export interface Wanted {
  src: string;
  columns: number;
}

/** All pictures, each once. */
export function picturesIn(blocks: readonly Block[]): Wanted[] {
  const found = new Map<string, number>();
  for (const { src, columns } of blocks.flatMap(wantedIn))
    found.set(src, Math.max(columns, found.get(src) ?? 0));
  return [...found].map(([src, columns]) => ({ src, columns }));
}

function wantedIn(block: Block): Wanted[] {
  switch (block.kind) {
    case 'picture':
      return [block];
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap(wantedIn));
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(wantedIn)));
    case 'quote':
    case 'callout':
      return block.blocks.flatMap(wantedIn);
    default:
      return [];
  }
}
