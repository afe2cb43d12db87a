import { emptyParagraph, readContent, type Block, withOwnIds, type ParsedContent } from '@touchline/content';
import { contentNodes } from './content-nodes';

/** Reads stored or pasted HTML as blocks, each with an id of its own. */
export function htmlToBlocks(html: string): ParsedContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const { blocks, losses } = readContent(contentNodes(body));
  return { blocks: withOwnIds(blocks), losses };
}

/** Reads content as blocks, of which there is always one to write in. */
export function writableBlocks(html: string): Block[] {
  const { blocks } = htmlToBlocks(html);
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}
