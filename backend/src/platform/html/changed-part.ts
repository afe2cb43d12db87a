/** Elements without an end. */
const single = new Set(['br', 'hr', 'img']);

/** What stands before and after the part of a page that is new. */
interface Parted {
  before: string;
  changed: string;
  after: string;
}

/**
 * The part of `html` that is not in `clean`, HTML that was cleaned before. What is around it ends and begins between two elements
 * that stand side by side at the top: none of them reaches into another, so each can be cleaned for itself.
 */
export function changedPart(html: string, clean: string): Parted {
  const between = placesBetween(clean);
  const start = sameAtStart(html, clean);
  const before = between.findLast((place) => place <= start) ?? 0;
  const end = sameAtEnd(html, clean, Math.min(html.length, clean.length) - before);
  const after = between.find((place) => place >= clean.length - end) ?? clean.length;
  const restLength = clean.length - after;
  return {
    before: html.slice(0, before),
    changed: html.slice(before, html.length - restLength),
    after: html.slice(html.length - restLength),
  };
}

/** Characters that are compared at once, before the one that differs is looked for. */
const chunkChars = 512;

export function sameAtStart(one: string, other: string): number {
  let length = 0;
  const most = Math.min(one.length, other.length);
  while (length + chunkChars <= most && one.startsWith(other.slice(length, length + chunkChars), length))
    length += chunkChars;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

export function sameAtEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (
    length + chunkChars <= most &&
    one.endsWith(other.slice(other.length - length - chunkChars, other.length - length), one.length - length)
  )
    length += chunkChars;
  while (
    length < most &&
    one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)
  )
    length++;
  return length;
}

/** At the beginning and after each element at the top. In clean HTML no `<` or `>` stands for anything else than the bounds of a tag. */
function placesBetween(clean: string): number[] {
  const places = [0];
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of clean.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (slash) depth--;
    else if (!single.has(name)) depth++;
    if (depth === 0) places.push(index + tag.length);
  }
  return places;
}
