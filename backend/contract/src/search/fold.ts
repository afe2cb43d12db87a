/**
 * Folding of what is searched and of what is searched for: two texts that people take for the same fold to the same text. The index
 * and every question go through it; the database only compares the results.
 *
 * It ignores case, accents of Latin, Greek, Cyrillic, Hebrew and Arabic letters, composed and decomposed forms, ligatures, width, and
 * invisible characters. Apostrophes, quotation marks and hyphens become `'`, `"` and `-`, and a run of blanks or line breaks one space.
 * Marks that make another letter stay: voiced kana, vowels of Thai and Indic scripts.
 */
export const fold = (text: string): string => foldCharacters(text).replace(/ {2,}/g, ' ').trim();

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ı: 'i',
  ς: 'σ',
};
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** An acute and a grave accent that stand alone. Unicode decomposes the first to a space with an accent. */
const spacingAccents = / [\u0300\u0301]|`/g;
/** Unicode decomposes a double prime to two primes. */
const doublePrimes = /′′|‵‵/g;
const blanks = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]/g;
/** Includes the tatweel, which only stretches an Arabic word. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu;
/** Accents of Latin, Greek and Cyrillic letters, points of Hebrew ones, vowels of Arabic ones, and marks for symbols. */
const accentRanges = [
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\ufe20-\\ufe2f\\u0483-\\u0487',
  '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
  '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed',
  '\\u20d0-\\u20ff',
];
const accents = new RegExp(`[${accentRanges.join('')}]`, 'g');
const apostrophes = /[‘’‚‛′‵‹›ʹʻʼʽˈ׳]/g;
const quotationMarks = /[“”„‟«»〝〞〟״]/g;
const hyphens = /[\p{Dash_Punctuation}\u2212\u2043]/gu;
const slashes = /[⁄∕]/g;

const isPlain = /^[\n -_a-~]*$/;

/** Folds each character; spaces are neither joined nor trimmed. All forms of a text are the same once they are decomposed. */
function foldCharacters(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().replaceAll('\n', ' ');
  return text
    .normalize('NFKD')
    .replace(spacingAccents, "'")
    .replace(doublePrimes, '"')
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replace(accents, '')
    .toLowerCase()
    .replace(undecomposed, (letter) => letters[letter] ?? letter)
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(hyphens, '-')
    .replace(slashes, '/')
    .normalize('NFC');
}

/** A folded text that knows which part of the original each of its characters comes from. */
export interface FoldedText {
  folded: string;
  /** The offsets at which the part of the original starts, for each UTF-16 unit of `folded`. */
  starts: readonly number[];
  /** The offsets at which it ends. */
  ends: readonly number[];
}

/** Characters that compose: two primes, a letter with its marks, and the parts of a Korean syllable. */
const parts =
  /′′|‵‵|[\u1100-\u115f][\u1160-\u11a7]*[\u11a8-\u11ff]*|\P{M}[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\uff9e\uff9f]*|\p{M}+/gu;

/** Folds a text as `fold` does. Slower: for the one line in which matches are marked. */
export function foldWithOffsets(text: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: part, index } of text.matchAll(parts)) {
    const piece = foldCharacters(part);
    for (const unit of piece.split('')) {
      const isExtraBlank = unit === ' ' && (folded === '' || folded.endsWith(' '));
      if (isExtraBlank) continue;
      folded += unit;
      starts.push(index);
      ends.push(index + part.length);
    }
  }
  return folded.endsWith(' ') ? { folded: folded.slice(0, -1), starts, ends } : { folded, starts, ends };
}
