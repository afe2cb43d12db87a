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

/** A subtree as HTML in our spelling, the same in every engine. */
export function serialise(node: Node): string {
  if (node instanceof Text) return escapeText(node.data);
  if (!(node instanceof Element)) return '';
  const name = node.namespaceURI === 'http://www.w3.org/1999/xhtml' ? node.localName : node.nodeName;
  const open = `<${name}${Array.from(node.attributes, (a) => ` ${a.name}="${escapeAttribute(a.value)}"`).join('')}>`;
  if (voidElements.has(name)) return open;
  return `${open}${Array.from(node.childNodes, serialise).join('')}</${name}>`;
}
