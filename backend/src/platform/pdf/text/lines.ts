import LineBreaker from 'linebreak';
import { bidi, inVisualOrder, isRightToLeft } from './direction';
import type { Line, Measure, Piece, Span } from './spans';

/** In UTF-16 units, longer than any word: longer ones are broken anywhere. */
const MAX_WORD_CHARS = 64;

/** Breaks text into lines of at most `width` points; only a single character may be wider. */
export function* linesOf(spans: readonly Span[], width: number, measure: Measure): Generator<Line> {
  for (const paragraph of paragraphsOf(spans)) yield* new Paragraph(paragraph, measure).lines(width);
}

/** Splits text at newlines. */
function paragraphsOf(spans: readonly Span[]): Span[][] {
  const paragraphs: Span[][] = [[]];
  for (const { text, style } of spans) {
    const [first = '', ...rest] = text.split('\n');
    paragraphs.at(-1)?.push({ text: first, style });
    for (const each of rest) paragraphs.push([{ text: each, style }]);
  }
  return paragraphs;
}

class Paragraph {
  private readonly text: string;
  private readonly pieces: PieceFinder;
  private readonly base: number;

  constructor(
    spans: readonly Span[],
    private readonly measure: Measure,
  ) {
    this.text = spans.map(({ text }) => text).join('');
    const levels = isRightToLeft.test(this.text) ? bidi.getEmbeddingLevels(this.text) : undefined;
    this.base = levels?.paragraphs[0]?.level ?? 0;
    this.pieces = new PieceFinder({ text: this.text, spans, levels: levels?.levels }, measure);
  }

  *lines(room: number): Generator<Line> {
    let line: Piece[] = [];
    let width = 0;
    for (const word of this.words()) {
      const whole = widthOf(word);
      const trimmed = whole - this.spaceAfter(word);
      if (width + trimmed > room && line.length > 0) {
        yield this.line(line);
        [line, width] = [[], 0];
      }
      if (trimmed <= room) {
        line.push(...word);
        width += whole;
        continue;
      }
      for (const character of this.charactersOf(word)) {
        if (width + character.width > room && line.length > 0) {
          yield this.line(line);
          [line, width] = [[], 0];
        }
        line.push(character);
        width += character.width;
      }
    }
    yield this.line(line);
  }

  /** Yields unbreakable units, each with the space that follows. */
  private *words(): Generator<Piece[]> {
    const breaker = new LineBreaker(this.text);
    let start = 0;
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      for (; next.position - start > MAX_WORD_CHARS;) {
        const end = start + MAX_WORD_CHARS - (isLowHalf(this.text, start + MAX_WORD_CHARS) ? 1 : 0);
        yield this.pieces.find(start, end);
        start = end;
      }
      yield this.pieces.find(start, next.position);
      start = next.position;
    }
  }

  private spaceAfter(word: readonly Piece[]): number {
    const last = word.at(-1);
    const spaces = last ? last.text.length - last.text.trimEnd().length : 0;
    return last && spaces > 0 ? spaces * this.measure.widthOf(' ', last.face, last.style.size) : 0;
  }

  private charactersOf(word: readonly Piece[]): Piece[] {
    return word.flatMap((piece) =>
      graphemesOf(piece.text).map((text) => {
        return { ...piece, text, width: this.measure.widthOf(text, piece.face, piece.style.size) };
      }),
    );
  }

  private line(found: readonly Piece[]): Line {
    const kept = withoutTrailingSpace(found, this.measure);
    const pieces = inVisualOrder(kept, this.base, this.measure).reduce<Piece[]>(joined, []);
    return { pieces, width: widthOf(pieces), isRightToLeft: this.base % 2 === 1 };
  }
}

/** Finds pieces sequentially, from the start of the text. */
class PieceFinder {
  private span = 0;
  private spanStart = 0;
  private face = '';

  constructor(
    private readonly within: { text: string; spans: readonly Span[]; levels: Uint8Array | undefined },
    private readonly measure: Measure,
  ) {}

  find(start: number, end: number): Piece[] {
    const pieces: Piece[] = [];
    for (let at = start; at < end;) {
      const { text, style } = this.spanAt(at);
      const codePoint = text.codePointAt(at - this.spanStart) ?? 0;
      this.face = this.measure.faceOf(style, codePoint, this.face);
      const piece = {
        start: at,
        text: '',
        face: this.face,
        style,
        width: 0,
        level: this.within.levels?.[at] ?? 0,
      };
      const last = pieces.at(-1);
      if (!last || !areAlike(last, piece)) pieces.push(piece);
      at += codePoint > 0xffff ? 2 : 1;
    }
    for (const [place, piece] of pieces.entries()) {
      piece.text = this.within.text.slice(piece.start, pieces[place + 1]?.start ?? end);
      piece.width = this.measure.widthOf(piece.text, piece.face, piece.style.size);
    }
    return pieces;
  }

  private spanAt(position: number): Span {
    for (;;) {
      const span = this.within.spans[this.span];
      if (!span) throw new Error('No text there');
      if (position < this.spanStart + span.text.length) return span;
      this.spanStart += span.text.length;
      this.span++;
    }
  }
}

const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** Trailing space is not drawn. */
function withoutTrailingSpace(pieces: readonly Piece[], measure: Measure): Piece[] {
  const last = pieces.at(-1);
  const text = last?.text.trimEnd();
  if (!last || text === last.text) return [...pieces];
  if (!text) return withoutTrailingSpace(pieces.slice(0, -1), measure);
  return [
    ...pieces.slice(0, -1),
    { ...last, text, width: measure.widthOf(text, last.face, last.style.size) },
  ];
}

/** Joins left-to-right words to draw them at once; right-to-left words stay separate. */
function joined(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1);
  if (!last || !areAlike(last, piece) || piece.level % 2 === 1) pieces.push({ ...piece });
  else {
    last.text += piece.text;
    last.width += piece.width;
  }
  return pieces;
}

const areAlike = (one: Piece, other: Piece) =>
  one.face === other.face && one.style === other.style && one.level === other.level;

const isLowHalf = (text: string, position: number) => /[\udc00-\udfff]/.test(text[position] ?? '');

const segmenter = new Intl.Segmenter();
const graphemesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
