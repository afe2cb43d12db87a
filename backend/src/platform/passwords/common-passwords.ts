import { createRequire } from 'node:module';

interface Common {
  used: ReadonlySet<string>;
  /** Words that users vary with a capital, a number and a symbol to satisfy the rules. */
  baseWords: ReadonlySet<string>;
}

let common: Common | undefined;

/** Loads the list (3 MB) lazily, when a user first chooses a password. */
function commonPasswords(): Common {
  const language = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Language;
  /** Most used first, in lower case. */
  const ranked = language.dictionary['passwords-common'];
  const words = ranked.slice(0, 1000).filter((word) => /^[a-z]{5,}$/.test(word));
  return { used: new Set(ranked), baseWords: new Set(words) };
}

type Language = typeof import('@zxcvbn-ts/language-common');

const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Returns whether a password is a common one or a variation: `P@ssw0rd`, `Welcome1!`, `1qaz@WSX`. */
export function isCommonPassword(password: string): boolean {
  const { used, baseWords } = (common ??= commonPasswords());
  const lower = password.toLowerCase();
  if (used.has(lower)) return true;
  const word = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return baseWords.has(word) || baseWords.has(withoutSubstitutions(lower));
}

/** Reverts leetspeak and strips affixes: `p@ssw0rd2024!` becomes `password`. */
function withoutSubstitutions(text: string): string {
  const word = text.replace(/^[\d\W_]+(?=[a-z]{2})|[\d\W_]+$/g, '');
  return word.replace(/[@4310$5]/g, (sign) => letters[sign] ?? sign);
}
