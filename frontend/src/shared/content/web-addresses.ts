/** An address of the web in plain text: from which character, as it is written, and where it leads. */
export interface WebAddress {
  at: number;
  text: string;
  href: string;
}

const candidates = /(?:https?:\/\/|www\.)\S+/gi;

/** What ends a sentence is not part of the address in it; a bracket is, where it was opened in the address. */
const trailing = /[.,:;!?'"»”’]$/;

/** Finds addresses that begin with `http://`, `https://` or `www.`. */
export function findWebAddresses(content: string): WebAddress[] {
  return [...content.matchAll(candidates)].flatMap(({ 0: candidate, index }) => {
    const text = withoutTrailing(candidate);
    const href = /^www\./i.test(text) ? `https://${text}` : text;
    return hasHost(href) ? [{ at: index, text, href }] : [];
  });
}

/** Returns where a text leads that is one address and nothing else. */
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
