import { emptyParagraph, readContent, type Block, withOwnIds, type ParsedContent } from '@touchline/content';
import { contentNodes } from './content-nodes';

/** Parses stored or pasted HTML into blocks with unique ids. */
export function htmlToBlocks(html: string): ParsedContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const { blocks, losses } = readContent(contentNodes(body));
  return { blocks: withOwnIds(blocks), losses };
}

/** Parses content into at least one block, so that there is a line to type in. */
export function writableBlocks(html: string): Block[] {
  const { blocks } = htmlToBlocks(html);
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}
