import { isBlockId, newBlockId, type Block } from './block';
import { holdsBlocks, isBlockElement, isMedia, isSilent } from './elements';
import { isFigure, mediaBlock, readFigure } from './figures';
import { parseRuns, writeRuns } from './inline';
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
  /** What could not be kept as it was, each named once; empty for HTML in the canonical form. */
  losses: string[];
}

/** Stored HTML as blocks. Foreign HTML is simplified, but loses no text. */
export function htmlToBlocks(html: string): ParsedContent {
  const losses = new Set<string>();
  const blocks = readChildren(new DOMParser().parseFromString(html, 'text/html').body, losses);
  return { blocks: withOwnIds(blocks), losses: [...losses] };
}

type Losses = Set<string>;
type Reader = (element: Element, losses: Losses) => Block[] | undefined;

const readers: Partial<Record<string, Reader>> = {
  P: (element) =>
    holdsBlocks(element) ? undefined : [paragraph(element.childNodes, element.getAttribute('data-id'))],
  ...Object.fromEntries(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].map((tag) => [tag, readHeading])),
  UL: (element, losses) => readChecklist(element) ?? readList(element, losses),
  OL: readList,
  BLOCKQUOTE: readQuote,
  ASIDE: readCallout,
  PRE: readCode,
  TABLE: readTable,
  HR: (element) => [{ id: element.getAttribute('data-id') ?? '', kind: 'divider', data: {} }],
  FIGURE: (element) => (isFigure(element) ? [readFigure(element)] : readForeignFigure(element)),
};

/** Blocks become blocks, and loose text between them paragraphs. */
function readChildren(parent: Element, losses: Losses): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const block = paragraph(loose, null);
    if (block.data.text !== '') blocks.push(block);
    loose = [];
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && standsAlone(node)) {
      flush();
      blocks.push(...readElement(node, losses));
    } else loose.push(node);
  }
  flush();
  return blocks;
}

function standsAlone(element: Element): boolean {
  return !isSilent(element) && (isBlockElement(element) || isMedia(element) || holdsBlocks(element));
}

function readElement(element: Element, losses: Losses): Block[] {
  if (isMedia(element)) {
    losses.add(element.localName);
    return [mediaBlock(element), ...readChildren(element, losses)];
  }
  const blocks = readers[element.tagName]?.(element, losses);
  if (blocks) return isFigure(element) ? blocks : [...blocks, ...mediaWithin(element, losses)];
  losses.add(element.localName);
  return readChildren(element, losses);
}

/** Pictures inside of headings, items and cells come after their block. */
function mediaWithin(element: Element, losses: Losses): Block[] {
  const found = [...element.querySelectorAll('*')].filter(isMedia);
  if (found.length > 0) losses.add('media inside of text');
  return found.map((each) => mediaBlock(each));
}

function readForeignFigure(element: Element): Block[] | undefined {
  const [medium, ...others] = [...element.querySelectorAll('*')].filter(isMedia);
  const caption = element.querySelector('figcaption');
  const hasMore = [...element.children].some(
    (child) => child !== caption && (child.textContent ?? '').trim() !== '',
  );
  if (!medium || others.length > 0 || hasMore) return undefined;
  const block = mediaBlock(medium, caption ? writeRuns(parseRuns(caption.childNodes)) : '');
  medium.remove();
  return [block];
}

function paragraph(nodes: Iterable<Node>, id: string | null) {
  return { id: id ?? '', kind: 'paragraph' as const, data: { text: writeRuns(parseRuns(nodes)) } };
}

/** Every block an id of its own: the first keeps the one it came with. */
function withOwnIds(blocks: readonly Block[]): Block[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const id = isBlockId(block.id) && !taken.has(block.id) ? block.id : newBlockId();
    taken.add(id);
    return { ...block, id };
  });
}
