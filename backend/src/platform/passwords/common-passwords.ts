import { dictionary } from '@zxcvbn-ts/language-common';

/** Most used first, in lower case. */
const ranked: readonly string[] = dictionary['passwords-common'];
const used = new Set(ranked);
/** Those that people dress up with a capital, a number and a sign to please a checklist. */
const dressedUp = new Set(ranked.slice(0, 1000).filter((word) => /^[a-z]{5,}$/.test(word)));

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
