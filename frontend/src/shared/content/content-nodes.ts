import type { ContentNode } from '@touchline/content';

/** Returns the children of an element as the tree that `@touchline/content` reads. */
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
