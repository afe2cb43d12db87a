import { domainToASCII } from 'node:url';

const ascii = /^[\0-\x7f]*$/;

/** Returns a search text with its domains in Punycode, in which addresses are stored: `xn--mller-kva.example` for `müller.example`. */
export function searchedEmail(text: string | undefined): string | undefined {
  return text?.replace(/\S+/g, (word) => (ascii.test(word) ? word : toAscii(word)));
}

function toAscii(word: string): string {
  const at = word.lastIndexOf('@') + 1;
  const labels = word.slice(at).split('.');
  return word.slice(0, at) + labels.map((label) => domainToASCII(label) || label).join('.');
}
