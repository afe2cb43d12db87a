import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Returns an address as people write it: `x@müller.example` for `x@xn--mller-kva.example`. A domain that could be mistaken for
 * another one stays in Punycode.
 */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!/(^|\.)xn--/.test(domain)) return email;
  const written = domainToUnicode(domain);
  const isSafe = domainToASCII(written) === domain && !looksLikeAnother(written);
  return isSafe ? email.slice(0, at + 1) + written : email;
}

/** Each alphabet alone; Chinese, Japanese and Korean with Latin letters (the highly restrictive level of UTS 39). */
const alphabets = [
  ...[
    'Latin',
    'Cyrillic',
    'Greek',
    'Armenian',
    'Georgian',
    'Hebrew',
    'Arabic',
    'Devanagari',
    'Bengali',
    'Tamil',
  ],
  ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
].map((name) => new RegExp(`^[\\p{Script=${name}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'));
const asian =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u;
const words = /^[\p{L}\p{M}\p{N}\u00b7\u30fb\u05f3\u05f4\u0375-]*$/u;

/** Cyrillic and Greek letters that are drawn like Latin ones. */
const drawnLikeLatin = /^[аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡαικνρυωηοτ\d-]+$/;
const hasLetter = /\p{L}/u;
const ascii = /^[\0-\x7f]*$/;

function looksLikeAnother(domain: string): boolean {
  const labels = domain.split('.');
  const isForeignTop = !ascii.test(labels.at(-1) ?? '');
  return labels.some(
    (label) =>
      !words.test(label) ||
      !(asian.test(label) || alphabets.some((alphabet) => alphabet.test(label))) ||
      (!isForeignTop && drawnLikeLatin.test(label) && hasLetter.test(label) && !ascii.test(label)),
  );
}
