import type { Fonts } from './fonts';
import type { TableCell } from './blocks';
import { paper } from './look';
import type { Line, Measure, Piece, TextStyle } from './text/spans';

type Document = PDFKit.PDFDocument;
/** An element of the structure that screen readers follow. */
export interface Structure {
  tag: string;
  element: PDFKit.PDFStructureElement;
}

/** As much of pdfkit's outline as its types leave out. */
interface Outline {
  addItem(title: string, options: { expanded: boolean; top: number; left: number }): Outline;
}

export interface LinePlace {
  x: number;
  /** Of the line, from above. */
  top: number;
  height: number;
  /** None for decoration. */
  structure?: Structure;
}

/** Scripts whose glyphs stand in another order than their letters. */
const isReordered = /[\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff]/;
/** Tones of skin and the like: there is one ink. */
const notDrawn = /\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu;

/** The document as what is laid out sees it. Everything on it is either in the structure or decoration. */
export class Sheet implements Measure {
  private readonly headings: Outline[] = [];
  private isAgain = false;

  constructor(
    readonly doc: Document,
    private readonly fonts: Fonts,
  ) {}

  faceOf(style: TextStyle, codePoint: number, before: string): string {
    return this.fonts.faceOf(style.font, codePoint, before);
  }

  widthOf(text: string, face: string, size: number): number {
    return this.doc.font(face).fontSize(size).widthOfString(text.replace(notDrawn, ''));
  }

  element(parent: Structure, tag: string, options: { alt?: string } = {}): Structure {
    const element = this.doc.struct(tag, options);
    parent.element.add(element);
    return { tag, element };
  }

  /** A cell of a table, which says over how many rows and columns it extends, and as a header which of them it heads. */
  cell(parent: Structure, { isHead, isRowHead, rows, columns }: TableCell): Structure {
    const cell = this.element(parent, isHead ? 'TH' : 'TD');
    const { data } = (cell.element as unknown as { dictionary: { data: Record<string, unknown> } })
      .dictionary;
    const spans = rows * columns > 1 ? { RowSpan: rows, ColSpan: columns } : {};
    const scope = isHead ? { Scope: isRowHead ? 'Row' : 'Column' } : {};
    const said = { ...spans, ...scope };
    if (Object.keys(said).length > 0) data.A = { O: 'Table', ...said };
    return cell;
  }

  /** In the order in which it is read. */
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

  /** Marks what `paint` draws as the element's own. */
  inStructure({ tag, element }: Structure, paint: () => void): void {
    if (this.isAgain) return paint();
    const content = this.doc.markStructureContent(tag);
    paint();
    this.doc.endMarkedContent();
    element.add(content);
  }

  decoration(paint: (doc: Document) => void): void {
    if (this.isAgain) return paint(this.doc);
    this.doc.markContent('Artifact', { type: 'Layout' });
    paint(this.doc);
    this.doc.endMarkedContent();
  }

  /** What the structure holds already is drawn once more, as decoration. */
  again(paint: () => void): void {
    this.decoration(() => {
      this.isAgain = true;
      paint();
      this.isAgain = false;
    });
  }

  /** A heading in the outline of the document. Levels count from 0. */
  heading(text: string, level: number, top: number): void {
    this.headings.length = Math.min(this.headings.length, level);
    const parent = this.headings.at(-1) ?? this.doc.outline;
    this.headings.push(
      parent.addItem(text, { expanded: true, top: Math.max(0, top - 12), left: paper.width }),
    );
  }

  private text(piece: Piece, place: LinePlace): void {
    const { structure } = place;
    if (!structure || this.isAgain) this.piece(piece, place);
    else if (piece.style.href) this.link(piece, place, structure);
    else this.inStructure(structure, () => this.piece(piece, place));
  }

  private piece(piece: Piece, { x, top, height }: LinePlace): void {
    const { text, face, style } = piece;
    const baseline = top + height / 2 + style.size * 0.36;
    const said = piece.said ?? (isReordered.test(text) ? text : undefined);
    if (said) this.doc.markContent('Span', { actual: said });
    this.doc.font(face).fontSize(style.size).fillColor(style.color);
    this.doc.text(text.replace(notDrawn, ''), x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...known(piece),
    });
    if (said) this.doc.endMarkedContent();
    if (style.hasUnderline) this.stroke(piece, x, baseline + style.size * 0.13);
    if (style.hasStrike) this.stroke(piece, x, baseline - style.size * 0.28);
  }

  /** Its element ends on its page: what stands for the click belongs there. */
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

/** Spares measuring it again. */
const known = ({ width, text }: Piece) => ({ textWidth: width, wordCount: text.split(' ').length });
