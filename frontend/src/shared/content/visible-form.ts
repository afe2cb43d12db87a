const inline = new Set(['a', 'span', 'b', 'i', 'u', 's', 'mark', 'code']);
const unseen = new Set(['thead', 'tbody']);
const seenAttributes = [
  'data-type',
  'data-tone',
  'data-checked',
  'data-cols',
  'data-align',
  'data-board',
  'start',
  'colspan',
  'rowspan',
  'src',
  'alt',
];

/**
 * Serialises what a reader sees of sanitised HTML, to compare it: text with its marks, and the blocks around it. Spellings that look
 * the same serialise the same: ids, collapsed white space, the order of marks, and paragraphs or breaks between lines.
 */
export function visibleForm(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const words: string[] = [];
  let last = '';
  const say = (text: string, marks: string) => {
    if (marks !== last && text.trim() !== '') words.push(`{${marks}}`);
    if (text.trim() !== '') last = marks;
    words.push(text);
  };
  const walk = (node: Node, marks: readonly string[]) => {
    if (node instanceof Text) return say(node.data.replace(/\|/g, '\\'), marks.join());
    if (!(node instanceof Element)) return undefined;
    const name = node.localName;
    if (inline.has(name)) return walkAll(node, [...new Set([...marks, markOf(node)])].sort());
    const [open, close] = bordersOf(node, name);
    words.push(open);
    walkAll(node, marks);
    words.push(close);
    return undefined;
  };
  const walkAll = (node: Node, marks: readonly string[]) =>
    node.childNodes.forEach((child) => walk(child, marks));
  walkAll(body, []);
  const text = words.join('').replace(/\s+/g, ' ');
  return text
    .replace(/[ |]*\|[ |]*/g, '|')
    .replace(/[ |]*(\[[^\]]*\])[ |]*/g, '$1')
    .replace(/^[ |]+|[ |]+$/g, '');
}

function markOf(element: Element): string {
  const value = ['data-page', 'data-play', 'href', 'data-color'].find((name) => element.hasAttribute(name));
  return element.localName + (value ? `${value}=${element.getAttribute(value)}` : '');
}

/** Separates lines by `|` and encloses other blocks in brackets. */
function bordersOf(element: Element, name: string): [string, string] {
  if (unseen.has(name)) return ['', ''];
  if (name === 'p' || name === 'br') return ['|', '|'];
  const seen = seenAttributes.flatMap((key) => {
    const value = element.getAttribute(key);
    return value === null || value === '' || value === '1' ? [] : [`${key}=${value}`];
  });
  return [`[${[name, ...seen].join(' ')}]`, `[/${name}]`];
}
