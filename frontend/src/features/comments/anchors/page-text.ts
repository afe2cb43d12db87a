/** From character to character of a page's text. */
export interface Stretch {
  start: number;
  end: number;
}

/** The text of a page: paragraphs, items, cells and the like, joined by a newline. */
export interface PageText {
  text: string;
  /** Where each block that has text stands in it. */
  blocks: ReadonlyMap<string, Stretch>;
}

/** One paragraph, item, cell or caption. */
export interface Passage {
  text: string;
  blockId?: string;
}

/** Passages without text stand nowhere. */
export function joinPassages(passages: readonly Passage[]): PageText {
  const blocks = new Map<string, Stretch>();
  const texts: string[] = [];
  let start = 0;
  for (const { text, blockId } of passages) {
    if (text === '') continue;
    const end = start + text.length;
    if (blockId !== undefined) blocks.set(blockId, { start: blocks.get(blockId)?.start ?? start, end });
    texts.push(text);
    start = end + 1;
  }
  return { text: texts.join('\n'), blocks };
}

/** The block in which a place stands. */
export function blockAt({ blocks }: PageText, at: number): string | undefined {
  for (const [id, { start, end }] of blocks) if (start <= at && at < end) return id;
  return undefined;
}
