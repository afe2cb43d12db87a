/** A word being typed that begins with `@`, up to the caret. */
export interface TypedName {
  /** Where the `@` stands in the text. */
  start: number;
  /** What stands between it and the caret. */
  name: string;
}

/** After a space, a bracket or at the start: not within an address. */
const typedAt = /(?:^|[\s([{"'])@([\p{L}\p{N}._-]{0,40})$/u;

/** The name that is being typed where the caret is, if any. */
export function typedName(text: string, caret: number): TypedName | undefined {
  const [, name] = typedAt.exec(text.slice(0, caret)) ?? [];
  return name === undefined ? undefined : { start: caret - name.length - 1, name };
}

/** The text with the whole name in the place of what was typed, and where the caret then stands. */
export function completeName(text: string, { start, name }: TypedName, whole: string) {
  const end = start + 1 + name.length;
  const after = text.slice(end);
  const inserted = `@${whole}${/^\s/.test(after) ? '' : ' '}`;
  return { text: text.slice(0, start) + inserted + after, caret: start + 1 + whole.length + 1 };
}
