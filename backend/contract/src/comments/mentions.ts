/** Matches a name after an @ that is not part of an email address. */
const mention = /(?<![\p{L}\p{N}_.@-])@([^\s@]{1,100})/gu;
/** Punctuation after a name. */
const trailing = /[^\p{L}\p{N}]+$/u;
const most = 50;

/** Returns the possible usernames in lower case, each with and without trailing punctuation. */
export function mentionedNames(content: string): string[] {
  const names = [...content.matchAll(mention)].flatMap(([, name = '']) => [name, name.replace(trailing, '')]);
  return [...new Set(names.map((name) => name.toLowerCase()).filter(Boolean))].slice(0, most);
}
