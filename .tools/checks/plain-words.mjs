/** Words with which no comment begins: it begins with its subject or a verb instead. */
const forbiddenFirstWords = ['what', 'who', 'where', 'whether', 'of', 'as', 'for', 'whoever'];

/**
 * Returns true if a comment is more than an annotation such as `@type {string}` or `#__PURE__`.
 *
 * @param {string} text
 */
export const isProse = (text) => !/^[\s/*]*([@#]|$)/.test(text);

/**
 * Returns true if a comment begins with one of the words that hide its subject.
 *
 * @param {string} text The comment, with or without its delimiters.
 */
export function isIndirect(text) {
  const first = /^[\s/*]*([a-z']+)/i.exec(text)?.[1]?.toLowerCase();
  return first !== undefined && forbiddenFirstWords.includes(first);
}

/**
 * Joins line comments on consecutive lines, which are one comment.
 *
 * @template {{ isLine: boolean, start: number, end: number }} Comment
 * @param {Comment[]} comments In the order of the file.
 * @param {string} code
 * @returns {Comment[]} Each comment, or the first line of several, with the end of the last one.
 */
export function joinLines(comments, code) {
  /** @type {Comment[]} */
  const joined = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const isNextLine = last && /^\r?\n[ \t]*$/.test(code.slice(last.end, comment.start));
    if (last?.isLine && comment.isLine && isNextLine) last.end = comment.end;
    else joined.push({ ...comment });
  }
  return joined;
}
