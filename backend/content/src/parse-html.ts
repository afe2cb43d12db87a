import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { ContentElement, ContentNode } from './tree';

/** Limits nesting, because parsing time grows with the square of the depth. */
const maxDepth = 500;

/**
 * Parses HTML as a browser does and returns what its body holds.
 * @throws {RangeError} when elements are nested more than 500 deep.
 */
export function parseHtml(source: string): ContentNode[] {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      if (++depth > maxDepth) throw new RangeError(`HTML is nested more than ${maxDepth} deep`);
    },
    onItemPop: () => void depth--,
  };
  const { childNodes } = parse(source, { treeAdapter, scriptingEnabled: false });
  const root = childNodes.find(isParsedElement);
  const body = root?.childNodes.find((node) => isParsedElement(node) && node.tagName === 'body');
  return body && isParsedElement(body) ? body.childNodes.flatMap(toNode) : [];
}

const isParsedElement = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element =>
  'tagName' in node;

function toNode(node: DefaultTreeAdapterTypes.ChildNode): ContentNode[] {
  if ('value' in node) return [node.value];
  return isParsedElement(node) ? [toElement(node)] : [];
}

function toElement({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): ContentElement {
  const attributes = Object.fromEntries(
    attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  return { name: tagName, attributes, children: childNodes.flatMap(toNode) };
}
