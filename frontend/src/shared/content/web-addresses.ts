/** URL in plain text: its offset, its text, and its target. */
export interface WebAddress {
  at: number;
  text: string;
  href: string;
}

const candidates = /(?:https?:\/\/|www\.)\S+/gi;

/** Trailing punctuation is not part of a URL; a bracket is, if it was opened in the URL. */
const trailing = /[.,:;!?'"»”’]$/;

/** Finds URLs that begin with `http://`, `https://` or `www.`. */
export function findWebAddresses(content: string): WebAddress[] {
  return [...content.matchAll(candidates)].flatMap(({ 0: candidate, index }) => {
    const text = withoutTrailing(candidate);
    const href = /^www\./i.test(text) ? `https://${text}` : text;
    return hasHost(href) ? [{ at: index, text, href }] : [];
  });
}

/** Returns the URL if the text is exactly one URL. */
export function webAddressOf(content: string): string | undefined {
  const text = content.trim();
  const [address] = findWebAddresses(text);
  return address?.text === text ? address.href : undefined;
}

/** Safari before 17 has no `URL.canParse`. */
function hasHost(address: string): boolean {
  try {
    return new URL(address).hostname !== '';
  } catch {
    return false;
  }
}

function withoutTrailing(text: string): string {
  const isUnopened = text.endsWith(')') && text.split(')').length > text.split('(').length;
  return trailing.test(text) || isUnopened ? withoutTrailing(text.slice(0, -1)) : text;
}
