import { isElement, type ContentNode } from './tree';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const escape = (text: string, what: RegExp) =>
  text.replace(what, (character) => entities[character] ?? character);

export const escapeText = (text: string) => escape(text, /[&<>\u00a0]/g);
export const escapeAttribute = (text: string) => escape(text, /[&<>"\u00a0]/g);

/** ` name="value"` for each attribute that has a value. */
export function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');
}

const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Serializes a subtree as canonical HTML. */
export function serialise(node: ContentNode): string {
  if (!isElement(node)) return escapeText(node);
  const { name, children } = node;
  const written = Object.entries(node.attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  );
  const open = `<${name}${written.join('')}>`;
  return voidElements.has(name) ? open : `${open}${children.map(serialise).join('')}</${name}>`;
}
