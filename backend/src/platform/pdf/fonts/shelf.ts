import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** What is drawn may be upright or italic, regular or bold, proportional or not. */
export interface FontStyle {
  isMono: boolean;
  isBold: boolean;
  isItalic: boolean;
}

interface Family {
  /** The package it lies in. */
  pack: string;
  /** Also its italics are there. */
  hasItalic?: boolean;
  /** It has one weight only. */
  isStatic?: boolean;
  /** Its list of characters does not say all it has. */
  isUnlisted?: boolean;
}

const variable = (name: string): Family => ({ pack: `@fontsource-variable/${name}` });
const script = (name: string) => variable(`noto-sans-${name}`);

const sans: Family = { ...variable('noto-sans'), hasItalic: true };
const mono = script('mono');
const scripts = [
  variable('vazirmatn'),
  ...['hebrew', 'thai', 'armenian', 'georgian', 'bengali', 'gurmukhi', 'gujarati', 'oriya'].map(script),
  ...['tamil', 'telugu', 'kannada', 'malayalam', 'sinhala', 'lao', 'khmer', 'myanmar', 'ethiopic'].map(
    script,
  ),
  script('thaana'),
  script('arabic'),
];
const symbols: Family[] = [
  { pack: '@fontsource/noto-sans-math', isStatic: true, isUnlisted: true },
  { pack: '@fontsource/noto-sans-symbols-2', isStatic: true, isUnlisted: true },
  { ...script('symbols'), isUnlisted: true },
  variable('noto-emoji'),
];
const [chinese, japanese, korean] = [script('sc'), script('jp'), script('kr')];

const isKana = (codePoint: number) => codePoint >= 0x3040 && codePoint <= 0x30ff;
const require = createRequire(import.meta.url);

/** Part of a font: the file that holds these characters in this style. */
export interface Slice {
  file: string;
  /** Of the weight axis; none where the file has one weight. */
  weight?: number;
}

/** Families in the order they are asked; what Chinese and Japanese share is drawn as the text around it is. */
export function familiesFor(style: FontStyle, codePoints: ReadonlySet<number>): Family[] {
  const eastern = [...codePoints].some(isKana) ? [japanese, chinese, korean] : [chinese, japanese, korean];
  return [...(style.isMono ? [mono] : []), sans, ...scripts, ...symbols, ...eastern];
}

/** Where the family has the character, if it does. */
export async function findSlice(
  family: Family,
  style: FontStyle,
  codePoint: number,
): Promise<Slice | undefined> {
  const italic = style.isItalic && family.hasItalic ? 'italic' : 'normal';
  for (const { subset, ranges } of subsetsOf(family)) {
    if (!family.isUnlisted && !ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
      continue;
    const slice = sliceOf(family, { subset, italic, isBold: style.isBold });
    if (await covers(slice, codePoint)) return slice;
  }
  return undefined;
}

/** What is listed may be missing all the same. */
export const covers = async ({ file }: Slice, codePoint: number) => (await charactersOf(file)).has(codePoint);

/** The font as a whole, as it would lie on a disk. */
export const unpacked = async (file: string) => Buffer.from(await decompress(await readFile(file)));

/** Stands in for what no family has. */
export const lastResort = (style: FontStyle): Slice =>
  sliceOf(sans, { subset: 'latin', italic: 'normal', isBold: style.isBold });

interface Cut {
  subset: string;
  italic: string;
  isBold: boolean;
}

function sliceOf({ pack, isStatic }: Family, { subset, italic, isBold }: Cut): Slice {
  const name = pack.slice(pack.indexOf('/') + 1);
  const weight = isStatic ? '400' : 'wght';
  const file = join(folderOf(pack), 'files', `${name}-${subset}-${weight}-${italic}.woff2`);
  return isStatic ? { file } : { file, weight: isBold ? 700 : 400 };
}

const folderOf = (pack: string) => dirname(require.resolve(`${pack}/package.json`));

interface Subset {
  subset: string;
  ranges: [number, number][];
}

const subsets = new Map<string, Subset[]>();

function subsetsOf({ pack }: Family): Subset[] {
  const known = subsets.get(pack);
  if (known) return known;
  const json = readFileSync(join(folderOf(pack), 'unicode.json'), 'utf8');
  const made = Object.entries(JSON.parse(json) as Record<string, string>).map(([subset, list]) => {
    return { subset: subset.replace(/[[\]]/g, ''), ranges: list.split(',').map(rangeOf) };
  });
  subsets.set(pack, made);
  return made;
}

function rangeOf(text: string): [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const characters = new Map<string, ReadonlySet<number>>();

async function charactersOf(file: string): Promise<ReadonlySet<number>> {
  const known = characters.get(file);
  if (known) return known;
  const { characterSet } = create(await unpacked(file)) as Font;
  const read = new Set(characterSet);
  characters.set(file, read);
  return read;
}
