/** HTML as a plain tree, which parse5 fills on the server and the DOM in a browser. */
export interface ContentElement {
  /** In lower case, as in HTML; SVG keeps its own spelling. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly ContentNode[];
}

/** A string is text, with its entities decoded. */
export type ContentNode = ContentElement | string;

export const isElement = (node: ContentNode): node is ContentElement => typeof node !== 'string';

export const childElements = ({ children }: ContentElement): ContentElement[] => children.filter(isElement);

export const textContent = (node: ContentNode): string =>
  isElement(node) ? node.children.map(textContent).join('') : node;

/** Returns all elements within one, parents before their children. */
export function descendants(element: ContentElement): ContentElement[] {
  const found: ContentElement[] = [];
  const visit = ({ children }: ContentElement) => {
    for (const child of children) {
      if (!isElement(child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(element);
  return found;
}

export const hasDescendant = (
  { children }: ContentElement,
  test: (element: ContentElement) => boolean,
): boolean => children.some((child) => isElement(child) && (test(child) || hasDescendant(child, test)));
