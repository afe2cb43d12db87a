/** The word at the caret that begins with `@`. */
export interface TypedName {
  /** Index of the `@` in the text. */
  start: number;
  /** The text between the `@` and the caret. */
  name: string;
}

/** Matches an `@` at the start, after a space or after a bracket, so that email addresses do not match. */
const typedAt = /(?:^|[\s([{"'])@([\p{L}\p{N}._-]{0,40})$/u;

/** Returns the name being typed at the caret, if any. */
export function typedName(text: string, caret: number): TypedName | undefined {
  const [, name] = typedAt.exec(text.slice(0, caret)) ?? [];
  return name === undefined ? undefined : { start: caret - name.length - 1, name };
}

/** Returns the text with the typed part replaced by the full name, and the new caret position. */
export function completeName(text: string, { start, name }: TypedName, whole: string) {
  const end = start + 1 + name.length;
  const after = text.slice(end);
  const inserted = `@${whole}${/^\s/.test(after) ? '' : ' '}`;
  return { text: text.slice(0, start) + inserted + after, caret: start + 1 + whole.length + 1 };
}
