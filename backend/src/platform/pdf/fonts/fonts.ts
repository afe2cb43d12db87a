import subsetFont from 'subset-font';
import {
  hasCharacter,
  familiesFor,
  findSlice,
  fallbackSlice,
  decompressedFont,
  type FontStyle,
  type Slice,
} from './font-registry';

export type { FontStyle } from './font-registry';

/** A text and its font style. */
export interface StyledText {
  text: string;
  font: FontStyle;
}

/** A font and the characters needed of it. */
interface Face {
  slice: Slice;
  codePoints: Set<number>;
}

/** Drawn for characters that no font has, and that are no composition of others. */
const BOX = '\u25a1';
/** Between a digit and the decomposition of a fraction. */
const FRACTION_SLASH = '\u2044';
/** Nothing is drawn for them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}]/u;

/** Combining characters are drawn with the font of the character before them. */
const extending = /[\p{M}\u200c\u200d]/u;

/** The fonts of a document, each subset to the characters it needs. */
export class Fonts {
  private readonly faces = new Map<string, Face>();
  private readonly styles = new Map<string, Map<number, string>>();
  private readonly known = new WeakMap<FontStyle, Map<number, string>>();
  private readonly substitutes = new Map<string, string>();

  private constructor() {}

  static async open(doc: PDFKit.PDFDocument, texts: Iterable<StyledText>): Promise<Fonts> {
    const fonts = new Fonts();
    for (const [key, { style, codePoints }] of charactersOf(texts))
      await fonts.choose(key, style, codePoints);
    for (const [name, face] of fonts.faces) doc.registerFont(name, await subset(face));
    return fonts;
  }

  /** Returns the characters that are drawn as a box. */
  get missing(): string[] {
    return [...this.substitutes].filter(([, text]) => text === BOX).map(([character]) => character);
  }

  /** Returns a text with substitutes for the characters that no font has. */
  drawn(text: string): string {
    if (this.substitutes.size === 0) return text;
    return text.replace(/[^\0-\x7f]/gu, (character, at: number) => {
      const substitute = this.substitutes.get(character) ?? character;
      const isAfterDigit = substitute.includes(FRACTION_SLASH) && /\d/.test(text[at - 1] ?? '');
      return isAfterDigit ? ` ${substitute}` : substitute;
    });
  }

  /** Returns the name of the font in the document; `before` is that of the previous character. */
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
      names.set(
        codePoint,
        found ? this.use(found, codePoint) : await this.substitute(families, style, codePoint),
      );
    }
    this.styles.set(key, names);
    const used = [...new Set(names.values())].flatMap((name) => this.faces.get(name) ?? []);
    for (const codePoint of [...codePoints].filter(isExtending))
      for (const { slice, codePoints: its } of used)
        if (await hasCharacter(slice, codePoint)) its.add(codePoint);
  }

  /** Returns the name of a font that has the compatibility decomposition of a character, or a box. */
  private async substitute(families: Families, style: FontStyle, codePoint: number): Promise<string> {
    const character = String.fromCodePoint(codePoint);
    if (!invisible.test(character))
      for (const text of [character.normalize('NFKD'), BOX]) {
        if (text === character) continue;
        const slice = await firstOf(families, (family) => findSliceOfAll(family, style, text));
        if (!slice) continue;
        this.substitutes.set(character, text);
        return this.use(slice, ...codePointsOf(text));
      }
    return this.use(fallbackSlice(style), codePoint);
  }

  private use(slice: Slice, ...codePoints: number[]): string {
    const name = `${slice.file}:${slice.weight ?? ''}`;
    const face = this.faces.get(name) ?? { slice, codePoints: new Set() };
    for (const codePoint of codePoints) face.codePoints.add(codePoint);
    this.faces.set(name, face);
    return name;
  }
}

type Families = ReturnType<typeof familiesFor>;

const codePointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Finds the file of a family that contains all characters of a text. */
async function findSliceOfAll(family: Families[number], style: FontStyle, text: string) {
  const [first = 0, ...others] = codePointsOf(text);
  const slice = await findSlice(family, style, first);
  for (const other of others) if (slice && !(await hasCharacter(slice, other))) return undefined;
  return slice;
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

async function subset({ slice: { file, weight }, codePoints }: Face): Promise<Buffer> {
  const text = [...codePoints].map((codePoint) => String.fromCodePoint(codePoint)).join('');
  const axes = weight === undefined ? undefined : { wght: weight };
  return subsetFont(await decompressedFont(file), ` ${text}`, { targetFormat: 'sfnt', variationAxes: axes });
}
