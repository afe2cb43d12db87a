import { placeCells, spanOf, type CellArea } from '@touchline/content';
import { parseDocument } from 'htmlparser2';
import type { Block, ListItem, Marks, Picture, Run, TableCell, TableRow, TextBlock } from './blocks';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Parses canonical HTML into blocks; relative links become absolute URLs at the origin. */
export function readBlocks(html: string, origin: string): Block[] {
  return new Reader(origin).blocks(parseDocument(html).children, {});
}

const inlineMarks: Record<string, Marks> = {
  b: { isBold: true },
  i: { isItalic: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
  code: { isCode: true },
  mark: { isMarked: true },
};
const textRoles = new Map<string, TextBlock['role']>([
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['footer', 'source'],
  ['figcaption', 'caption'],
]);
/** Bullets by depth of the list. */
const bullets = ['•', '◦', '▪'];

const inLine = new Set(['a', 'span', ...Object.keys(inlineMarks)]);
/** U+2028, because newlines in HTML text are spaces. */
const lineBreak = '\u2028';

/** Text outside of blocks becomes a paragraph. */
class Reader {
  private depth = 0;

  constructor(private readonly origin: string) {}

  blocks(nodes: readonly Node[], marks: Marks, role: TextBlock['role'] = 'paragraph'): Block[] {
    const found: Block[] = [];
    let runs: Run[] = [];
    const endText = () => {
      const tidied = tidy(runs);
      if (tidied.length > 0) found.push({ kind: 'text', role, runs: tidied });
      runs = [];
    };
    for (const node of nodes) {
      const block = isElement(node) ? this.block(node, marks) : undefined;
      if (block) {
        endText();
        for (const each of block) found.push(each);
      } else for (const run of this.runs(node, marks)) runs.push(run);
    }
    endText();
    return found;
  }

  /** Returns undefined for inline elements. */
  private block(element: Element, marks: Marks): Block[] | undefined {
    const role = textRoles.get(element.name);
    return role ? this.blocks(element.children, marks, role) : this.readers[element.name]?.(element, marks);
  }

  private readonly readers: Record<string, (element: Element, marks: Marks) => Block[]> = {
    p: ({ children }, marks) => orEmptyLine(this.blocks(children, marks)),
    li: ({ children }, marks) => this.blocks(children, marks),
    ul: (list, marks) => [{ kind: 'list', items: this.items(list, marks) }],
    ol: (list, marks) => [{ kind: 'list', items: this.items(list, marks) }],
    table: (table, marks) => [{ kind: 'table', rows: this.rows(table, marks) }],
    blockquote: ({ children }, marks) => [{ kind: 'quote', blocks: this.blocks(children, marks) }],
    aside: ({ attribs, children }, marks) => {
      const tone = attribs['data-tone'] ?? 'info';
      return [{ kind: 'callout', tone, blocks: this.blocks(children, marks) }];
    },
    pre: ({ children }, marks) => [{ kind: 'code', runs: this.code(children, marks) }],
    hr: () => [{ kind: 'divider' }],
    figure: (figure, marks) => this.figure(figure, marks),
    img: (image) => [pictureOf(image, image, [])],
    video: (player, marks) => this.player('Video', player, marks),
    audio: (player, marks) => this.player('Audio', player, marks),
  };

  private code(children: readonly Node[], marks: Marks): Run[] {
    const runs = children.flatMap((child) => this.runs(child, { ...marks, isCode: true }));
    return runs.map(({ text, marks: its }) => ({ text: text.replace(/\r\n?|\u2028/g, '\n'), marks: its }));
  }

  private figure(figure: Element, marks: Marks): Block[] {
    const image = elementsOf(figure).find(({ name }) => name === 'img');
    if (!image) return this.blocks(figure.children, marks);
    const rest = figure.children.filter((child) => child !== image);
    return [pictureOf(image, figure, this.blocks(rest, marks, 'caption'))];
  }

  /** Video and audio become links. */
  private player(text: string, { attribs }: Element, marks: Marks): Block[] {
    const href = this.resolve(attribs.src ?? '');
    return [{ kind: 'text', role: 'paragraph', runs: [{ text, marks: { ...marks, href } }] }];
  }

  private items(list: Element, marks: Marks): ListItem[] {
    const isChecklist = list.attribs['data-type'] === 'checklist';
    const start = Number.parseInt(list.attribs.start ?? '1', 10) || 1;
    const bullet = bullets[this.depth % bullets.length] ?? '';
    const labelOf = (item: Element, place: number) => {
      if (isChecklist) return item.attribs['data-checked'] === 'true' ? '☑' : '☐';
      return list.name === 'ol' ? `${start + place}.` : bullet;
    };
    this.depth++;
    const items = elementsOf(list).map((item, place) => ({
      label: labelOf(item, place),
      blocks: item.name === 'li' ? this.blocks(item.children, marks) : this.blocks([item], marks),
    }));
    this.depth--;
    return items;
  }

  private rows(table: Element, marks: Marks): TableRow[] {
    const parts = elementsOf(table).map((part) => ({
      isHead: part.name === 'thead',
      rows: part.name === 'tr' ? [part] : elementsOf(part).filter(({ name }) => name === 'tr'),
    }));
    let end = 0;
    const rows = parts.flatMap((part) => {
      end += part.rows.length;
      const last = end;
      return part.rows.map((row) => ({ isHead: part.isHead, cells: elementsOf(row), end: last }));
    });
    const areas = placeCells(rows.map(({ cells, end: last }) => ({ cells: cells.map(spansOf), end: last })));
    return rows.map(({ isHead, cells }, at) => ({
      isHead,
      cells: cells.map((cell, index) => this.cell(cell, areas[at]?.[index], marks)),
    }));
  }

  private cell(cell: Element, area: CellArea | undefined, marks: Marks): TableCell {
    const isHead = cell.name === 'th';
    const { column = 0, columns = 1, rows = 1 } = area ?? {};
    const blocks = this.blocks(cell.children, isHead ? { ...marks, isBold: true } : marks);
    return { isHead, isRowHead: isHead && cell.attribs.scope === 'row', column, columns, rows, blocks };
  }

  private resolve(address: string): string | undefined {
    return URL.canParse(address, this.origin) ? new URL(address, this.origin).href : undefined;
  }

  private runs(node: Node, marks: Marks): Run[] {
    if (!isElement(node)) return 'data' in node ? [{ text: node.data, marks }] : [];
    if (node.name === 'br') return [{ text: lineBreak, marks }];
    const own = this.marksOf(node);
    const inside = node.children.flatMap((child) => this.runs(child, { ...marks, ...own }));
    return inLine.has(node.name) ? inside : [{ text: lineBreak, marks }, ...inside];
  }

  private marksOf({ name, attribs }: Element): Marks {
    if (name === 'a' && attribs.href) return { href: this.resolve(attribs.href) };
    if (name === 'span' && attribs['data-color']) return { color: attribs['data-color'] };
    return inlineMarks[name] ?? {};
  }
}

function pictureOf({ attribs }: Element, figure: Element, caption: Block[]): Picture {
  const columns = Number.parseInt(figure.attribs['data-cols'] ?? '12', 10) || 12;
  const align = figure.attribs['data-align'];
  return {
    kind: 'picture',
    src: attribs.src ?? '',
    alt: attribs.alt ?? '',
    columns: Math.min(12, Math.max(1, columns)),
    align: align === 'center' || align === 'right' ? align : 'left',
    caption,
  };
}

const orEmptyLine = (blocks: Block[]): Block[] =>
  blocks.length > 0 ? blocks : [{ kind: 'text', role: 'paragraph', runs: [] }];

/** Collapses white space and trims lines. */
function tidy(runs: readonly Run[]): Run[] {
  const tidied: Run[] = [];
  let before = lineBreak;
  for (const { text, marks } of runs) {
    const spaced = (before + text).replace(/[ \t\r\n\f]+/g, ' ').replace(/ ?\u2028 ?/g, lineBreak);
    const kept = spaced.slice(1);
    if (kept) tidied.push({ text: kept, marks });
    before = spaced.at(-1) ?? before;
  }
  return trimmed(tidied).map(({ text, marks }) => ({ text: text.replaceAll(lineBreak, '\n'), marks }));
}

function trimmed(runs: Run[]): Run[] {
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  first.text = first.text.replace(/^[ \u2028]+/, '');
  last.text = last.text.replace(/[ \u2028]+$/, '');
  const kept = runs.filter(({ text }) => text !== '');
  return kept.length === runs.length ? kept : trimmed(kept);
}

const spansOf = ({ attribs: { colspan, rowspan } }: Element) => ({
  columns: spanOf(colspan, 'colspan'),
  rows: spanOf(rowspan, 'rowspan'),
});

const isElement = (node: Node): node is Element => 'attribs' in node;
const elementsOf = ({ children }: Element) => children.filter(isElement);
