import subsetFont from 'subset-font';
import { covers, familiesFor, findSlice, lastResort, unpacked, type FontStyle, type Slice } from './shelf';

export type { FontStyle } from './shelf';

/** A text and the style it is drawn in. */
export interface StyledText {
  text: string;
  font: FontStyle;
}

/** A font with the characters that are needed of it. */
interface Face {
  slice: Slice;
  codePoints: Set<number>;
}

/** They belong to the character before them, and are drawn with its font. */
const extending = /[\p{M}\u200c\u200d]/u;

/** The fonts of one document, each with the characters it needs and no others. */
export class Fonts {
  private readonly faces = new Map<string, Face>();
  private readonly styles = new Map<string, Map<number, string>>();
  private readonly known = new WeakMap<FontStyle, Map<number, string>>();

  private constructor() {}

  static async open(doc: PDFKit.PDFDocument, texts: Iterable<StyledText>): Promise<Fonts> {
    const fonts = new Fonts();
    for (const [key, { style, codePoints }] of charactersOf(texts))
      await fonts.choose(key, style, codePoints);
    for (const [name, face] of fonts.faces) doc.registerFont(name, await cutOut(face));
    return fonts;
  }

  /** The name under which the document knows the font; `before` is that of the character before. */
  faceOf(style: FontStyle, codePoint: number, before = ''): string {
    const isTogether = isExtending(codePoint) && this.faces.get(before)?.codePoints.has(codePoint);
    return isTogether ? before : (this.facesOf(style)?.get(codePoint) ?? '');
  }

  private facesOf(style: FontStyle): Map<number, string> | undefined {
    const faces = this.known.get(style) ?? this.styles.get(keyOf(style));
    if (faces) this.known.set(style, faces);
    return faces;
  }

  private async choose(key: string, style: FontStyle, codePoints: Set<number>): Promise<void> {
    const families = familiesFor(style, codePoints);
    const names = new Map<number, string>();
    for (const codePoint of codePoints) {
      const found = await firstOf(families, (family) => findSlice(family, style, codePoint));
      names.set(codePoint, this.need(found ?? lastResort(style), codePoint));
    }
    this.styles.set(key, names);
    const used = [...new Set(names.values())].flatMap((name) => this.faces.get(name) ?? []);
    for (const codePoint of [...codePoints].filter(isExtending))
      for (const { slice, codePoints: its } of used) if (await covers(slice, codePoint)) its.add(codePoint);
  }

  private need(slice: Slice, codePoint: number): string {
    const name = `${slice.file}:${slice.weight ?? ''}`;
    const face = this.faces.get(name) ?? { slice, codePoints: new Set() };
    face.codePoints.add(codePoint);
    this.faces.set(name, face);
    return name;
  }
}

const isExtending = (codePoint: number) =>
  codePoint >= 0x300 && extending.test(String.fromCodePoint(codePoint));

const keyOf = ({ isMono, isBold, isItalic }: FontStyle) => `${isMono}:${isBold}:${isItalic}`;

async function firstOf<From, To>(
  items: readonly From[],
  find: (item: From) => Promise<To | undefined>,
): Promise<To | undefined> {
  for (const item of items) {
    const found = await find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function charactersOf(texts: Iterable<StyledText>) {
  const styles = new Map<string, { style: FontStyle; codePoints: Set<number> }>();
  for (const { text, font } of texts) {
    const key = keyOf(font);
    const { codePoints } = styles.get(key) ?? { codePoints: new Set<number>() };
    for (const character of text) codePoints.add(character.codePointAt(0) ?? 0);
    styles.set(key, { style: font, codePoints });
  }
  return styles;
}

async function cutOut({ slice: { file, weight }, codePoints }: Face): Promise<Buffer> {
  const text = [...codePoints].map((codePoint) => String.fromCodePoint(codePoint)).join('');
  const axes = weight === undefined ? undefined : { wght: weight };
  return subsetFont(await unpacked(file), ` ${text}`, { targetFormat: 'sfnt', variationAxes: axes });
}
