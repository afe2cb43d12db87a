import { findWebAddresses } from '../../shared/content/web-addresses';

/** Part of a comment: text, a link, or a mentioned user. */
export type CommentPart =
  | { kind: 'words'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'person'; text: string; username: string };

/** Matches possible links and mentions, which are then checked one by one. */
const candidates = /https?:\/\/\S+|www\.\S+|(?<![\p{L}\p{N}_.@-])@[^\s@]{1,100}/gu;

/** Splits the plain text of a comment. `nameOf` returns the name for the username of a mentioned user. */
export function partsOf(content: string, nameOf: (username: string) => string | undefined): CommentPart[] {
  const parts: CommentPart[] = [];
  let at = 0;
  for (const match of content.matchAll(candidates)) {
    const part = match[0].startsWith('@') ? personIn(match[0], nameOf) : linkIn(match[0]);
    if (!part) continue;
    if (match.index > at) parts.push({ kind: 'words', text: content.slice(at, match.index) });
    parts.push(part.part);
    at = match.index + part.length;
  }
  if (at < content.length) parts.push({ kind: 'words', text: content.slice(at) });
  return parts;
}

interface Found {
  part: CommentPart;
  /** Length of its source text. */
  length: number;
}

/** Parses as the server does (`mentionedNames`): the whole name, or without the punctuation that ends the sentence. */
function personIn(text: string, nameOf: (username: string) => string | undefined): Found | undefined {
  const names = [text.slice(1), text.slice(1).replace(/[^\p{L}\p{N}]+$/u, '')];
  const username = names.find((name) => nameOf(name.toLowerCase()) !== undefined);
  if (username === undefined) return undefined;
  const name = nameOf(username.toLowerCase()) ?? username;
  return {
    part: { kind: 'person', text: `@${name}`, username: username.toLowerCase() },
    length: username.length + 1,
  };
}

function linkIn(candidate: string): Found | undefined {
  const [address] = findWebAddresses(candidate);
  if (!address) return undefined;
  const { text, href } = address;
  return { part: { kind: 'link', text, href }, length: text.length };
}
