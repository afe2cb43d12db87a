import { joinPassages, type PageText, type Stretch } from './page-text';
import type { Piece, ReadPassage } from './read-passages';

/** A piece of the page, by its place in all of the text. */
interface PlacedPiece extends Omit<Piece, 'at'> {
  start: number;
}

/** The text of a page, and which place of it is which place in the document. */
export class PageMap {
  readonly page: PageText;
  private readonly pieces: readonly PlacedPiece[];

  constructor(passages: readonly ReadPassage[]) {
    this.page = joinPassages(passages);
    let begin = 0;
    this.pieces = passages.flatMap(({ text, pieces }) => {
      const placed = pieces.map(({ node, from, at, length }) => ({ node, from, length, start: begin + at }));
      begin += text.length + 1;
      return placed;
    });
  }

  /** The ranges of the document that show a stretch of the text; text fields show theirs by themselves. */
  rangesOf({ start, end }: Stretch): Range[] {
    return this.piecesOf(start, end).flatMap((piece) => {
      if (!(piece.node instanceof Text)) return [];
      const range = document.createRange();
      range.setStart(piece.node, offsetIn(piece, start));
      range.setEnd(piece.node, offsetIn(piece, end));
      return range.collapsed ? [] : [range];
    });
  }

  /** The element around the beginning of a stretch. */
  elementAt({ start, end }: Stretch): Element | undefined {
    const node = this.piecesOf(start, end)[0]?.node;
    return node instanceof Text ? (node.parentElement ?? undefined) : node;
  }

  /** What of the text a range of the document covers. */
  stretchOf(range: AbstractRange): Stretch | undefined {
    const start = this.placeOf(range.startContainer, range.startOffset, 'start');
    const end = this.placeOf(range.endContainer, range.endOffset, 'end');
    return start !== undefined && end !== undefined && start < end ? { start, end } : undefined;
  }

  /** What is selected in a text field, which keeps that to itself. */
  stretchIn(field: HTMLTextAreaElement): Stretch | undefined {
    const piece = this.pieces.find(({ node }) => node === field);
    const { selectionStart, selectionEnd } = field;
    if (!piece || selectionStart === selectionEnd) return undefined;
    return { start: piece.start + selectionStart, end: piece.start + selectionEnd };
  }

  private piecesOf(start: number, end: number): PlacedPiece[] {
    let [low, high] = [0, this.pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const piece = this.pieces[middle];
      if (piece && piece.start + piece.length <= start) low = middle + 1;
      else high = middle;
    }
    const found: PlacedPiece[] = [];
    for (let at = low; at < this.pieces.length; at += 1) {
      const piece = this.pieces[at];
      if (!piece || piece.start >= end) break;
      found.push(piece);
    }
    return found;
  }

  /** A point between two pieces belongs to the next one where a range begins, to the last one where it ends. */
  private placeOf(container: Node, offset: number, edge: 'start' | 'end'): number | undefined {
    const point = document.createRange();
    point.setStart(container, offset);
    const isBefore = ({ node, from }: PlacedPiece) =>
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

const offsetIn = ({ node, from, start, length }: PlacedPiece, place: number) =>
  Math.min(from + Math.min(Math.max(0, place - start), length), node instanceof Text ? node.length : 1);

const indexOf = (node: Node) => [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode);
