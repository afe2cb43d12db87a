import type { Block } from './block';
import { isBlockId, newBlockId } from './block-id';
import { holdsBlocks, isBlockElement, isMedia, isSilent } from './elements';
import { isFigure, readFigure, readMedia } from './figures';
import { parseRuns, writeRuns } from './inline';
import {
  descendants,
  isElement,
  textContent,
  childElements,
  type ContentElement,
  type ContentNode,
} from './tree';
import {
  readCallout,
  readChecklist,
  readCode,
  readHeading,
  readList,
  readQuote,
  readTable,
} from './read-blocks';

export interface ParsedContent {
  blocks: Block[];
  /** Names of simplified elements, without duplicates; empty for canonical HTML. */
  losses: string[];
}

/**
 * Reads parsed HTML as blocks. Foreign HTML is simplified, but loses no text. Blocks without an id in the HTML have an empty one;
 * `withOwnIds` gives them theirs.
 */
export function readContent(nodes: readonly ContentNode[]): ParsedContent {
  const losses = new Set<string>();
  const blocks = readChildren(nodes, losses).map((block) =>
    isBlockId(block.id) ? block : { ...block, id: '' },
  );
  return { blocks, losses: [...losses] };
}

type Losses = Set<string>;
type Reader = (element: ContentElement, losses: Losses) => Block[] | undefined;

const readers: Partial<Record<string, Reader>> = {
  p: (element) =>
    holdsBlocks(element) ? undefined : [paragraph(element.children, element.attributes['data-id'])],
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, readHeading])),
  ul: (element, losses) => readChecklist(element) ?? readList(element, losses),
  ol: readList,
  blockquote: readQuote,
  aside: readCallout,
  pre: readCode,
  table: readTable,
  hr: (element) => [{ id: element.attributes['data-id'] ?? '', kind: 'divider', data: {} }],
  figure: (element) => (isFigure(element) ? [readFigure(element)] : readForeignFigure(element)),
};

/** Converts block elements to blocks, and loose text between them to paragraphs. */
function readChildren(nodes: readonly ContentNode[], losses: Losses): Block[] {
  const blocks: Block[] = [];
  let loose: ContentNode[] = [];
  const flush = () => {
    const block = paragraph(loose, undefined);
    if (block.data.text !== '') blocks.push(block);
    loose = [];
  };
  for (const node of nodes) {
    if (isElement(node) && standsAlone(node)) {
      flush();
      blocks.push(...readElement(node, losses));
    } else loose.push(node);
  }
  flush();
  return blocks;
}

function standsAlone(element: ContentElement): boolean {
  return !isSilent(element) && (isBlockElement(element) || isMedia(element) || holdsBlocks(element));
}

function readElement(element: ContentElement, losses: Losses): Block[] {
  if (isMedia(element)) {
    losses.add(element.name);
    return [...readMedia(element), ...readChildren(element.children, losses)];
  }
  const blocks = readers[element.name]?.(element, losses);
  if (blocks) return element.name === 'figure' ? blocks : [...blocks, ...mediaWithin(element, losses)];
  losses.add(element.name);
  return readChildren(element.children, losses);
}

/** Moves images inside headings, items and cells behind their block. */
function mediaWithin(element: ContentElement, losses: Losses): Block[] {
  const found = descendants(element).filter(isMedia);
  if (found.length > 0) losses.add('media inside of text');
  return found.flatMap((each) => readMedia(each));
}

function readForeignFigure(element: ContentElement): Block[] | undefined {
  const [medium, ...others] = descendants(element).filter(isMedia);
  const caption = childElements(element).find(({ name }) => name === 'figcaption');
  const hasMore = childElements(element).some(
    (child) => child !== caption && textContent(child).trim() !== '',
  );
  if (!medium || others.length > 0 || hasMore) return undefined;
  return readMedia(medium, caption ? writeRuns(parseRuns(caption.children)) : '');
}

function paragraph(nodes: Iterable<ContentNode>, id: string | undefined) {
  return { id: id ?? '', kind: 'paragraph' as const, data: { text: writeRuns(parseRuns(nodes)) } };
}

/** Gives every block an id of its own; of several with the same id the first keeps it. */
export function withOwnIds(blocks: readonly Block[]): Block[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const id = block.id !== '' && !taken.has(block.id) ? block.id : newBlockId();
    taken.add(id);
    return { ...block, id };
  });
}
