import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

export interface FontStyle {
  isMono: boolean;
  isBold: boolean;
  isItalic: boolean;
}

interface Family {
  /** The npm package. */
  packageName: string;
  hasItalic?: boolean;
  /** True when the font has a single weight. */
  isStatic?: boolean;
  /** True when `unicode.json` does not list all of its characters. */
  isUnlisted?: boolean;
}

const variable = (name: string): Family => ({ packageName: `@fontsource-variable/${name}` });
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
  { packageName: '@fontsource/noto-sans-math', isStatic: true, isUnlisted: true },
  { packageName: '@fontsource/noto-sans-symbols-2', isStatic: true, isUnlisted: true },
  { ...script('symbols'), isUnlisted: true },
  variable('noto-emoji'),
];
const [chinese, japanese, korean] = [script('sc'), script('jp'), script('kr')];

const isKana = (codePoint: number) => codePoint >= 0x3040 && codePoint <= 0x30ff;
const require = createRequire(import.meta.url);

/** A file of a font, with a subset of its characters in one style. */
export interface Slice {
  file: string;
  /** The weight axis; undefined for a font with a single weight. */
  weight?: number;
}

/** Returns font families in the order of lookup. Characters shared by Chinese and Japanese follow the surrounding text. */
export function familiesFor(style: FontStyle, codePoints: ReadonlySet<number>): Family[] {
  const eastern = [...codePoints].some(isKana) ? [japanese, chinese, korean] : [chinese, japanese, korean];
  return [...(style.isMono ? [mono] : []), sans, ...scripts, ...symbols, ...eastern];
}

/** Finds the file of a family that contains the character. */
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
    if (await hasCharacter(slice, codePoint)) return slice;
  }
  return undefined;
}

/** Checks the font itself, because listed characters may be missing. */
export const hasCharacter = async ({ file }: Slice, codePoint: number) =>
  (await charactersOf(file)).has(codePoint);

/** Returns the decompressed font file. */
export const decompressedFont = async (file: string) => Buffer.from(await decompress(await readFile(file)));

/** Used for characters that no family has. */
export const fallbackSlice = (style: FontStyle): Slice =>
  sliceOf(sans, { subset: 'latin', italic: 'normal', isBold: style.isBold });

interface Cut {
  subset: string;
  italic: string;
  isBold: boolean;
}

function sliceOf({ packageName, isStatic }: Family, { subset, italic, isBold }: Cut): Slice {
  const name = packageName.slice(packageName.indexOf('/') + 1);
  const weight = isStatic ? '400' : 'wght';
  const file = join(folderOf(packageName), 'files', `${name}-${subset}-${weight}-${italic}.woff2`);
  return isStatic ? { file } : { file, weight: isBold ? 700 : 400 };
}

const folderOf = (packageName: string) => dirname(require.resolve(`${packageName}/package.json`));

interface Subset {
  subset: string;
  ranges: [number, number][];
}

const subsets = new Map<string, Subset[]>();

function subsetsOf({ packageName }: Family): Subset[] {
  const known = subsets.get(packageName);
  if (known) return known;
  const json = readFileSync(join(folderOf(packageName), 'unicode.json'), 'utf8');
  const made = Object.entries(JSON.parse(json) as Record<string, string>).map(([subset, list]) => {
    return { subset: subset.replace(/[[\]]/g, ''), ranges: list.split(',').map(rangeOf) };
  });
  subsets.set(packageName, made);
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
  const { characterSet } = create(await decompressedFont(file)) as Font;
  const read = new Set(characterSet);
  characters.set(file, read);
  return read;
}
