import type { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Block } from './blocks';
import { ink, room } from './theme';

sharp.concurrency(1);
sharp.cache(false);

/** Opens a picture that is at least `width` pixels wide if available; undefined when it is missing. */
export type OpenPicture = (src: string, width: number) => Promise<Readable | undefined>;

/** In pixels; `source` is the image in pdfkit. */
interface Picture {
  source: PDFKit.Mixins.ImageSrc;
  width: number;
  height: number;
}

/** The method that pdfkit's types lack. */
interface ImageOpener {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc;
}

/** The width in pixels of a full-width picture at 150 dpi. */
const FULL_WIDTH_PIXELS = Math.ceil((room.width / 72) * 150);
const MAX_INPUT_PIXELS = 60_000_000;

/** The pictures of a document, each embedded once and scaled down to its size on the page. */
export class Pictures {
  private readonly pictures = new Map<string, Picture>();

  find(src: string): Picture | undefined {
    return this.pictures.get(src);
  }

  /** Skips pictures that cannot be decoded. */
  async add(doc: PDFKit.PDFDocument, { src, columns }: PictureUse, open: OpenPicture): Promise<void> {
    const width = Math.ceil((FULL_WIDTH_PIXELS * columns) / 12);
    const stream = await open(src, width);
    if (!stream) return;
    const decoder = sharp({ limitInputPixels: MAX_INPUT_PIXELS }).autoOrient();
    stream.on('error', (error) => decoder.destroy(error)).pipe(decoder);
    try {
      const fitted = decoder.resize(width, FULL_WIDTH_PIXELS * 2, {
        fit: 'inside',
        withoutEnlargement: true,
      });
      const drawn = fitted.flatten({ background: ink.paper }).jpeg({ quality: 85 });
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
      const source = (doc as unknown as ImageOpener).openImage(data);
      this.pictures.set(src, { source, width: info.width, height: info.height });
    } catch {
      stream.destroy();
    }
  }
}

/** A picture and its largest width in the document. */
export interface PictureUse {
  src: string;
  columns: number;
}

/** Returns all pictures, each once. */
export function picturesIn(blocks: readonly Block[]): PictureUse[] {
  const found = new Map<string, number>();
  for (const { src, columns } of blocks.flatMap(usesIn))
    found.set(src, Math.max(columns, found.get(src) ?? 0));
  return [...found].map(([src, columns]) => ({ src, columns }));
}

function usesIn(block: Block): PictureUse[] {
  switch (block.kind) {
    case 'picture':
      return [block];
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap(usesIn));
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(usesIn)));
    case 'quote':
    case 'callout':
      return block.blocks.flatMap(usesIn);
    default:
      return [];
  }
}
