import type { Fonts } from './fonts';
import type { TableCell } from './blocks';
import { paper } from './theme';
import type { Line, Measure, Piece, TextStyle } from './text/spans';

type Document = PDFKit.PDFDocument;
/** An element of the structure tree, which screen readers read. */
export interface Structure {
  tag: string;
  element: PDFKit.PDFStructureElement;
}

/** The part of pdfkit's outline that its types lack. */
interface Outline {
  addItem(title: string, options: { expanded: boolean; top: number; left: number }): Outline;
}

export interface LinePlace {
  x: number;
  /** The top of the line. */
  top: number;
  height: number;
  /** Undefined for artifacts. */
  structure?: Structure;
}

/** Scripts whose glyphs are not in the order of their characters. */
const isReordered = /[\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff]/;
/** Skin tones and emoji variation selectors, which a one-colour font cannot show. */
const notDrawn = /\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu;

/** Distance of the baseline from the middle of a line, as a share of the size. */
const BASELINE = 0.36;

/** Draws on the document. All content is either in the structure tree or an artifact. */
export class PdfCanvas implements Measure {
  private readonly headings: Outline[] = [];
  private isRepeated = false;

  constructor(
    readonly doc: Document,
    private readonly fonts: Fonts,
  ) {}

  faceOf(style: TextStyle, codePoint: number, before: string): string {
    return this.fonts.faceOf(style.font, codePoint, before);
  }

  widthOf(text: string, face: string, size: number): number {
    return this.doc.font(face).fontSize(size).widthOfString(this.drawn(text));
  }

  element(parent: Structure, tag: string, options: { alt?: string } = {}): Structure {
    const element = this.doc.struct(tag, options);
    parent.element.add(element);
    return { tag, element };
  }

  /** Adds a table cell with its spans and, for a header, its scope. */
  cell(parent: Structure, { isHead, isRowHead, rows, columns }: TableCell): Structure {
    const cell = this.element(parent, isHead ? 'TH' : 'TD');
    const { data } = (cell.element as unknown as { dictionary: { data: Record<string, unknown> } })
      .dictionary;
    const spans = rows * columns > 1 ? { RowSpan: rows, ColSpan: columns } : {};
    const scope = isHead ? { Scope: isRowHead ? 'Row' : 'Column' } : {};
    const actual = { ...spans, ...scope };
    if (Object.keys(actual).length > 0) data.A = { O: 'Table', ...actual };
    return cell;
  }

  /** Draws the pieces of a line in logical order, which is the reading order. */
  line(line: Line, place: LinePlace): void {
    let x = place.x;
    const placed = line.pieces.map((piece) => {
      const its = { piece, place: { ...place, x } };
      x += piece.width;
      return its;
    });
    for (const its of placed.sort((one, other) => one.piece.start - other.piece.start)) {
      if (its.piece.style.ground) this.ground(its.piece, its.place);
      this.text(its.piece, its.place);
    }
  }

  /** Draws a line with its baseline at `y`, within content that is marked by the caller. */
  baseline(line: Line, x: number, y: number): void {
    for (const piece of line.pieces) {
      this.piece(piece, { x, top: y - piece.style.size * BASELINE, height: 0 });
      x += piece.width;
    }
  }

  /** Marks what `paint` draws as content of the element. */
  inStructure({ tag, element }: Structure, paint: () => void): void {
    if (this.isRepeated) return paint();
    const content = this.doc.markStructureContent(tag);
    paint();
    this.doc.endMarkedContent();
    element.add(content);
  }

  decoration(paint: (doc: Document) => void): void {
    if (this.isRepeated) return paint(this.doc);
    this.doc.markContent('Artifact', { type: 'Layout' });
    paint(this.doc);
    this.doc.endMarkedContent();
  }

  /** Draws content again as an artifact. */
  repeat(paint: () => void): void {
    this.decoration(() => {
      this.isRepeated = true;
      paint();
      this.isRepeated = false;
    });
  }

  /** Adds a heading to the outline. Levels start at 0. */
  heading(text: string, level: number, top: number): void {
    this.headings.length = Math.min(this.headings.length, level);
    const parent = this.headings.at(-1) ?? this.doc.outline;
    this.headings.push(
      parent.addItem(text, { expanded: true, top: Math.max(0, top - 12), left: paper.width }),
    );
  }

  private drawn(text: string): string {
    return this.fonts.drawn(text.replace(notDrawn, ''));
  }

  private text(piece: Piece, place: LinePlace): void {
    const { structure } = place;
    if (!structure || this.isRepeated) this.piece(piece, place);
    else if (piece.style.href) this.link(piece, place, structure);
    else this.inStructure(structure, () => this.piece(piece, place));
  }

  private piece(piece: Piece, { x, top, height }: LinePlace): void {
    const { text, face, style } = piece;
    const baseline = top + height / 2 + style.size * BASELINE;
    const drawn = this.drawn(text);
    const isChanged = isReordered.test(text) || drawn !== text.replace(notDrawn, '');
    const actual = piece.actualText ?? (isChanged ? text : undefined);
    if (actual) this.doc.markContent('Span', { actual: actual });
    this.doc.font(face).fontSize(style.size).fillColor(style.color);
    this.doc.text(drawn, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...known(piece.width, drawn),
    });
    if (actual) this.doc.endMarkedContent();
    if (style.hasUnderline) this.stroke(piece, x, baseline + style.size * 0.13);
    if (style.hasStrike) this.stroke(piece, x, baseline - style.size * 0.28);
  }

  /** Ends the element on its page, to which the link annotation belongs. */
  private link(piece: Piece, place: LinePlace, structure: Structure): void {
    const { x, top, height } = place;
    const link = this.element(structure, 'Link');
    const options = { structParent: link.element, Contents: new String(piece.text) };
    this.inStructure(link, () => this.piece(piece, place));
    this.doc.link(x, top, piece.width, height, piece.style.href ?? '', options as never);
    link.element.end();
  }

  private stroke({ width, style }: Piece, x: number, y: number): void {
    this.doc.rect(x, y, width, style.size * 0.055).fill(style.color);
  }

  private ground({ width, style }: Piece, { x, top, height }: LinePlace): void {
    const inset = (height - style.size * 1.35) / 2;
    this.decoration((doc) => doc.rect(x, top + inset, width, height - 2 * inset).fill(style.ground ?? ''));
  }
}

/** Known sizes, which save pdfkit from measuring again. */
const known = (width: number, text: string) => ({ textWidth: width, wordCount: text.split(' ').length });
