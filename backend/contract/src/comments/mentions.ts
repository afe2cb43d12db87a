/** Matches a name after an @ that is not part of an email address. */
const mention = /(?<![\p{L}\p{N}_.@-])@([^\s@]{1,100})/gu;
/** Punctuation after a name. */
const trailing = /[^\p{L}\p{N}]+$/u;
const most = 50;

/** A possible mention of a user; `at` is the offset of its `@`. */
interface PossibleMention {
  at: number;
  /** The possible usernames as they are written: with and without trailing punctuation. */
  names: readonly string[];
}

export const possibleMentions = (content: string): PossibleMention[] =>
  [...content.matchAll(mention)].map(({ index, 1: name = '' }) => ({
    at: index,
    names: [name, name.replace(trailing, '')],
  }));

/** Returns the possible usernames in lower case, each with and without trailing punctuation. */
export function mentionedNames(content: string): string[] {
  const names = possibleMentions(content).flatMap((possible) => possible.names);
  return [...new Set(names.map((name) => name.toLowerCase()).filter(Boolean))].slice(0, most);
}
