import { createRequire } from 'node:module';

interface Common {
  used: ReadonlySet<string>;
  /** Those that people dress up with a capital, a number and a sign to please a checklist. */
  dressedUp: ReadonlySet<string>;
}

let common: Common | undefined;

/** Three megabytes of them come with the first password that somebody chooses. */
function commonPasswords(): Common {
  const language = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Language;
  /** Most used first, in lower case. */
  const ranked = language.dictionary['passwords-common'];
  const words = ranked.slice(0, 1000).filter((word) => /^[a-z]{5,}$/.test(word));
  return { used: new Set(ranked), dressedUp: new Set(words) };
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

/** Whether a password is one that everybody tries first: `P@ssw0rd`, `Welcome1!`, `1qaz@WSX`. */
export function isCommonPassword(password: string): boolean {
  const { used, dressedUp } = (common ??= commonPasswords());
  const lower = password.toLowerCase();
  if (used.has(lower)) return true;
  const word = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return dressedUp.has(word) || dressedUp.has(inLetters(lower));
}

/** `p@ssw0rd2024!` is `password`. */
function inLetters(text: string): string {
  const word = text.replace(/^[\d\W_]+(?=[a-z]{2})|[\d\W_]+$/g, '');
  return word.replace(/[@4310$5]/g, (sign) => letters[sign] ?? sign);
}
