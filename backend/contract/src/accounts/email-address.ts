import * as limits from '../limits';
import { invalidEmail } from './invalid-email';

/** Node and browsers have this class; the contract is compiled without the types of either. */
declare const URL: new (url: string) => { readonly hostname: string };

/** Signs that are not drawn: zero width space, soft hyphen, direction marks, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const shape = /^([^\s\p{Cc}@<>()[\],;:\\"]+)@([^\s\p{Cc}@]+)$/u;
/** ASCII other than letters, digits, hyphens and underscores has another meaning in a URL. */
const label = '[^\\x00-\\x2c./:-@\\x5b-\\x5e`{-\\x7f]+';
const domainShape = new RegExp(`^${label}(\\.${label})+$`, 'u');
/** URLs read a host that ends with a number as an IPv4 address. */
const numericEnd = /\.(\d+|0x[\da-f]*)$/i;
const MAX_LABEL_CHARS = 63;
/** Full stops of other scripts, which domains treat as dots. */
const otherDots = /[\u3002\uff0e\uff61]/g;

/**
 * Returns the one form in which an address is stored and compared: without invisible characters, in lower case, with the domain in
 * Punycode, which browsers send for `x@müller.example`. Returns any other text in lower case.
 */
export function canonicalEmail(text: string): string {
  const tidy = visible(text.toLowerCase()).replace(otherDots, '.').normalize('NFKC').toLowerCase();
  const [, local, domain = ''] = shape.exec(tidy) ?? [];
  const ascii = local && domainToAscii(domain);
  return ascii ? `${local}@${ascii}` : tidy;
}

const visible = (text: string) => text.normalize('NFKC').replace(invisible, '').normalize('NFKC').trim();

function domainToAscii(domain: string): string | undefined {
  if (!domainShape.test(domain) || numericEnd.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostname.split('.').every(({ length }) => length > 0 && length <= MAX_LABEL_CHARS)
      ? hostname
      : undefined;
  } catch {
    return undefined;
  }
}

/** Validates an address that is about to be stored: names the sign that looks like another one. */
export function newEmail(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > limits.email) return invalidEmail;
  const sign = lookAlikeIn(value);
  if (sign) return sign;
  const canonical = canonicalEmail(value);
  const [, , domain] = shape.exec(canonical) ?? [];
  const isValid = domain && domainToAscii(domain) === domain && canonical.length <= limits.email;
  return isValid ? undefined : invalidEmail;
}

/** Signs other than letters, marks and digits, and raised letters, which look like apostrophes. */
const sign = /[^\0-\x7f\p{L}\p{M}\p{N}]|[\u02b0-\u02ff]/gu;
/** Symbols, and the punctuation of words in Catalan, Japanese, Hebrew and Greek, occur in domains. */
const signInDomain = /[\p{So}\u00b7\u30fb\u05f3\u05f4\u0375]/u;

/** Returns the message that names a sign or letter which looks like another one; undefined without any. */
function lookAlikeIn(text: string): string | undefined {
  const typed = visible(text);
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at < 0 ? typed.length : at);
  const domain = typed.slice(local.length).replace(otherDots, '.');
  const found =
    local.match(sign)?.find(isDrawn) ??
    domain.match(sign)?.find((each) => !signInDomain.test(each) && isDrawn(each));
  if (found)
    return `“${found}” (${codePoint(found)}) isn't allowed in an email address. Please type it again.`;
  const letter = letterOfAnotherAlphabet(local);
  return (
    letter && `“${letter}” (${codePoint(letter)}) is a letter of another alphabet. Please type it again.`
  );
}

const isDrawn = (char: string) => char.trim() !== '';

const codePoint = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Alphabets with letters that are drawn alike. */
const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

function letterOfAnotherAlphabet(text: string): string | undefined {
  const letters = [...text].filter((char) => alphabets.some((alphabet) => alphabet.test(char)));
  const alphabet = alphabets.find((each) => letters.some((char) => each.test(char)));
  return letters.find((char) => !alphabet?.test(char));
}
