/** Elements without an end tag. */
const voidElements = new Set(['br', 'hr', 'img']);

/** HTML split into the part that changed and the unchanged parts around it. */
interface SplitHtml {
  before: string;
  changed: string;
  after: string;
}

/**
 * Returns the part of `html` that differs from `clean`, which was sanitised before. The parts are cut between top-level elements, so
 * each can be sanitised separately.
 */
export function changedPart(html: string, clean: string): SplitHtml {
  const boundaries = blockBoundaries(clean);
  const start = commonPrefixLength(html, clean);
  const before = boundaries.findLast((place) => place <= start) ?? 0;
  const end = commonSuffixLength(html, clean, Math.min(html.length, clean.length) - before);
  const after = boundaries.find((place) => place >= clean.length - end) ?? clean.length;
  const restLength = clean.length - after;
  return {
    before: html.slice(0, before),
    changed: html.slice(before, html.length - restLength),
    after: html.slice(html.length - restLength),
  };
}

/** Whole chunks are compared before single characters. */
const CHUNK_CHARS = 512;

export function commonPrefixLength(one: string, other: string): number {
  let length = 0;
  const most = Math.min(one.length, other.length);
  while (length + CHUNK_CHARS <= most && one.startsWith(other.slice(length, length + CHUNK_CHARS), length))
    length += CHUNK_CHARS;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

export function commonSuffixLength(one: string, other: string, most: number): number {
  let length = 0;
  while (
    length + CHUNK_CHARS <= most &&
    one.endsWith(other.slice(other.length - length - CHUNK_CHARS, other.length - length), one.length - length)
  )
    length += CHUNK_CHARS;
  while (
    length < most &&
    one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)
  )
    length++;
  return length;
}

/** Returns the positions before the first and after each top-level element. Sanitised HTML has `<` and `>` only around tags. */
function blockBoundaries(clean: string): number[] {
  const boundaries = [0];
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of clean.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (slash) depth--;
    else if (!voidElements.has(name)) depth++;
    if (depth === 0) boundaries.push(index + tag.length);
  }
  return boundaries;
}
