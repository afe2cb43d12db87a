/** Character offsets in the text of a page; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** Text of a page: paragraphs, list items, cells and captions, joined by newlines. */
export interface PageText {
  text: string;
  /** Text range of each block with text. */
  blocks: ReadonlyMap<string, TextRange>;
}

/** A paragraph, list item, cell or caption. */
export interface Passage {
  text: string;
  blockId?: string;
}

/** Joins passages; empty ones are dropped. */
export function joinPassages(passages: readonly Passage[]): PageText {
  const blocks = new Map<string, TextRange>();
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

/** Returns the id of the block at an offset. */
export function blockAt({ blocks }: PageText, at: number): string | undefined {
  for (const [id, { start, end }] of blocks) if (start <= at && at < end) return id;
  return undefined;
}
