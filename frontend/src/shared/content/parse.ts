import {
  emptyParagraph,
  readContent,
  type Block,
  withOwnIds,
  type ContentNode,
  type ParsedContent,
} from '@touchline/content';

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

/** Returns what an element holds as the tree that `@touchline/content` reads. */
export function contentNodes({ childNodes }: Node): ContentNode[] {
  return [...childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element ? [contentElement(node)] : [];
  });
}

function contentElement(element: Element): ContentNode {
  const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
  return {
    name: isHtml ? element.localName : element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    children: contentNodes(element),
  };
}
