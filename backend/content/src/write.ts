import type { Block, BlockData, BlockKind, BlockOf, Shown } from './block';
import { attributes, escapeAttribute, escapeText } from './escape';
import { fieldsOf, withFields } from './fields';
import { storedInline } from './inline';
import { listTag, nestItems } from './list-items';
import { cellsOf, cellText, headerRowsOf, type Table } from './table';
import { scopesOf } from './table-headers';

type Writers = { [K in BlockKind]: (data: BlockData[K], id: string) => string };

/** The canonical HTML of each kind of block: no `style`, no `class`, its id as `data-id`. */
const writers: Writers = {
  paragraph: ({ text }, id) => `<p${attributes({ 'data-id': id })}>${text}</p>`,
  heading: ({ text, level }, id) => `<h${level}${attributes({ 'data-id': id })}>${text}</h${level}>`,
  list: ({ ordered, start, items }, id) => {
    const tag = listTag(ordered);
    const first = ordered && start !== 1 ? start : undefined;
    const nested = nestItems(items, ordered, (item) => item.text);
    return `<${tag}${attributes({ 'data-id': id, start: first })}>${nested}</${tag}>`;
  },
  checklist: ({ items }, id) => {
    const list = items.map(({ text, checked }) => `<li data-checked="${checked}">${text}</li>`);
    return `<ul${attributes({ 'data-id': id, 'data-type': 'checklist' })}>${list.join('')}</ul>`;
  },
  quote: ({ text, source }, id) => {
    const footer = source === '' ? '' : `<footer>${source}</footer>`;
    return `<blockquote${attributes({ 'data-id': id })}><p>${text}</p>${footer}</blockquote>`;
  },
  callout: ({ text, tone }, id) =>
    `<aside${attributes({ 'data-id': id, 'data-type': 'callout', 'data-tone': tone })}>${text}</aside>`,
  code: ({ text, language }, id) =>
    `<pre${attributes({ 'data-id': id, 'data-lang': language })}><code>${escapeText(text)}</code></pre>`,
  divider: (_, id) => `<hr${attributes({ 'data-id': id })}>`,
  table: (data, id) => `<table${attributes({ 'data-id': id })}>${tableHtml(data)}</table>`,
  image: (data, id) => figureHtml({ ...data, id, type: 'image' }, imageHtml(data)),
  video: (data, id) => figureHtml({ ...data, id, type: 'video' }, playerHtml('video', data)),
  audio: (data, id) => figureHtml({ ...data, id, type: 'audio' }, playerHtml('audio', data)),
  file: ({ href, name, mime, size }, id) => {
    const facts = attributes({ 'data-mime': mime, 'data-size': size });
    const link = `<a${attributes({ href })} download=""${facts}>${escapeText(name)}</a>`;
    return `<figure${attributes({ 'data-id': id, 'data-type': 'file' })}>${link}</figure>`;
  },
  upload: () => '',
  kept: ({ html }, id) => html.replace(/^<[\w-]+/, (tag) => `${tag}${attributes({ 'data-id': id })}`),
};

function figureHtml(figure: Shown & { id: string; type: string }, shown: string): string {
  const { id, type, columns, align, caption } = figure;
  const open = attributes({ 'data-id': id, 'data-type': type, 'data-cols': columns, 'data-align': align });
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure${open}>${shown}${words}</figure>`;
}

/** A picture says its size, so that its place is kept while it loads; an empty `alt` is said, too. */
function imageHtml({ src, alt, width, height }: BlockData['image']): string {
  return `<img${attributes({ src })} alt="${escapeAttribute(alt)}"${attributes({ width, height })}>`;
}

const playerHtml = (tag: string, { src, width, height }: { src: string; width?: number; height?: number }) =>
  `<${tag}${attributes({ src, width, height })} controls="" preload="metadata"></${tag}>`;

function tableHtml(table: Table): string {
  const header = headerRowsOf(table);
  const scopeOf = scopesOf(table);
  const rows = table.rows.map(() => '');
  for (const cell of cellsOf(table)) {
    const scope = scopeOf(cell);
    const name = scope ? 'th' : 'td';
    const said = attributes({ scope, colspan: several(cell.columns), rowspan: several(cell.rows) });
    rows[cell.row] += `<${name}${said}>${cellText(table, cell)}</${name}>`;
  }
  const [head, body] = [rows.slice(0, header), rows.slice(header)].map((part) =>
    part.map((cells) => `<tr>${cells}</tr>`).join(''),
  );
  return `${head && `<thead>${head}</thead>`}${body && `<tbody>${body}</tbody>`}`;
}

const several = (count: number) => (count > 1 ? count : undefined);

/** Blocks are never changed in place, so each is written once. */
const written = new WeakMap<Block, string>();

export function blockToHtml(block: Block): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = write(withStoredFields(block));
  written.set(block, html);
  return html;
}

function withStoredFields(block: Block): Block {
  const fields = fieldsOf(block);
  const stored = fields.map(storedInline);
  return stored.some((text, index) => text !== fields[index]) ? withFields(block, stored) : block;
}

function write<K extends BlockKind>(block: BlockOf<K>): string {
  return writers[block.kind](block.data, block.id);
}

export function blocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(blockToHtml).join('');
}
