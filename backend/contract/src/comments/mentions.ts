/** A name after an @ that stands by itself: not the one within an address of mail. */
const mention = /(?<![\p{L}\p{N}_.@-])@([^\s@]{1,100})/gu;
/** What ends a sentence or a bracket is not part of the name before it. */
const trailing = /[^\p{L}\p{N}]+$/u;
const most = 50;

/** Names that a comment may mean, in lower case: each as it stands and without what follows it in the sentence. */
export function mentionedNames(content: string): string[] {
  const names = [...content.matchAll(mention)].flatMap(([, name = '']) => [name, name.replace(trailing, '')]);
  return [...new Set(names.map((name) => name.toLowerCase()).filter(Boolean))].slice(0, most);
}
