import { joinPassages, type PageText, type TextRange } from './page-text';
import type { Piece, ReadPassage } from './read-passages';

/** Piece of text with its offset in the page's text. */
interface LocatedPiece extends Omit<Piece, 'at'> {
  start: number;
}

/** Text of a page, mapped to positions in the DOM. */
export class PageMap {
  readonly page: PageText;
  private readonly pieces: readonly LocatedPiece[];

  constructor(passages: readonly ReadPassage[]) {
    this.page = joinPassages(passages);
    let begin = 0;
    this.pieces = passages.flatMap(({ text, pieces }) => {
      const located = pieces.map(({ node, from, at, length }) => ({ node, from, length, start: begin + at }));
      begin += text.length + 1;
      return located;
    });
  }

  /** Returns the DOM ranges of a text range; text areas have none. */
  rangesOf({ start, end }: TextRange): Range[] {
    return this.piecesOf(start, end).flatMap((piece) => {
      if (!(piece.node instanceof Text)) return [];
      const range = document.createRange();
      range.setStart(piece.node, offsetIn(piece, start));
      range.setEnd(piece.node, offsetIn(piece, end));
      return range.collapsed ? [] : [range];
    });
  }

  /** Returns the element in which a text range begins. */
  elementAt({ start, end }: TextRange): Element | undefined {
    const node = this.piecesOf(start, end)[0]?.node;
    return node instanceof Text ? (node.parentElement ?? undefined) : node;
  }

  /** Returns the text range of a DOM range. */
  textRangeOf(range: AbstractRange): TextRange | undefined {
    const start = this.offsetOfPoint(range.startContainer, range.startOffset, 'start');
    const end = this.offsetOfPoint(range.endContainer, range.endOffset, 'end');
    return start !== undefined && end !== undefined && start < end ? { start, end } : undefined;
  }

  /** Returns the selection of a text area, which is not part of the document's selection. */
  textRangeInField(field: HTMLTextAreaElement): TextRange | undefined {
    const piece = this.pieces.find(({ node }) => node === field);
    const { selectionStart, selectionEnd } = field;
    if (!piece || selectionStart === selectionEnd) return undefined;
    return { start: piece.start + selectionStart, end: piece.start + selectionEnd };
  }

  private piecesOf(start: number, end: number): LocatedPiece[] {
    let [low, high] = [0, this.pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const piece = this.pieces[middle];
      if (piece && piece.start + piece.length <= start) low = middle + 1;
      else high = middle;
    }
    const found: LocatedPiece[] = [];
    for (let at = low; at < this.pieces.length; at += 1) {
      const piece = this.pieces[at];
      if (!piece || piece.start >= end) break;
      found.push(piece);
    }
    return found;
  }

  /** A point between two pieces belongs to the next one if it starts a range, to the previous one if it ends one. */
  private offsetOfPoint(container: Node, offset: number, edge: 'start' | 'end'): number | undefined {
    const point = document.createRange();
    point.setStart(container, offset);
    const isBefore = ({ node, from }: LocatedPiece) =>
      node instanceof Text
        ? point.comparePoint(node, Math.min(from, node.length)) < 0
        : point.comparePoint(node.parentNode ?? node, indexOf(node)) < 0;
    let [low, high] = [0, this.pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const piece = this.pieces[middle];
      if (piece && isBefore(piece)) low = middle + 1;
      else high = middle;
    }
    const before = this.pieces[low - 1];
    const next = this.pieces[low];
    if (before && before.node === container && offset <= before.from + before.length) {
      return before.start + offset - before.from;
    }
    if (edge === 'start') return next?.start;
    return before && before.start + before.length;
  }
}

const offsetIn = ({ node, from, start, length }: LocatedPiece, offset: number) =>
  Math.min(from + Math.min(Math.max(0, offset - start), length), node instanceof Text ? node.length : 1);

const indexOf = (node: Node) => [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode);
