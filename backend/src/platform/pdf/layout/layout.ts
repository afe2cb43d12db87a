import type { Block, ListItem, Picture, Run, TextBlock } from '../blocks';
import {
  body,
  code,
  ink,
  lineHeight,
  marked,
  room,
  scaled,
  spaceBefore,
  spaceBetween,
  textStyles,
  tones,
} from '../theme';
import type { EventLoopYield } from '../event-loop-yield';
import type { Pictures } from '../pictures';
import type { PdfCanvas } from '../pdf-canvas';
import { baseDirection } from '../text/direction';
import { linesOf } from '../text/lines';
import type { Span, TextStyle } from '../text/spans';
import { inset, type Area, type BlockLayout } from './area';
import { barBox, filledBox, lineRow, paddingOf, spaceOf, type Box, type Row } from './rows';
import { boardRows } from './board';
import { tableRows } from './table';

/** The minimum width of list labels, in points. */
const MIN_LABEL_WIDTH_PT = 20;

/** Lays out blocks as rows. */
export class Layout implements BlockLayout {
  constructor(
    readonly canvas: PdfCanvas,
    private readonly pictures: Pictures,
    readonly eventLoop: EventLoopYield,
  ) {}

  async rows(blocks: readonly Block[], area: Area): Promise<Row[]> {
    const rows: Row[] = [];
    for (const block of blocks) {
      await this.eventLoop.yieldIfDue();
      const its = await this.block(block, area);
      const isHeld = rows.at(-1)?.keepsNext ?? false;
      const space = area.isItem && block.kind === 'list' ? 3 : spaceAbove(block);
      if (rows.length > 0) rows.push({ ...spaceOf(space, area.boxes), keepsNext: isHeld });
      for (const row of its) rows.push(row);
    }
    return rows;
  }

  private block(block: Block, area: Area): Promise<Row[]> | Row[] {
    switch (block.kind) {
      case 'text':
        return this.text(block, area);
      case 'list':
        return this.list(block.items, area);
      case 'table':
        return tableRows(this, block.rows, area);
      case 'quote':
        return this.quote(block.blocks, area);
      case 'callout':
        return this.callout(block, area);
      case 'code':
        return this.code(block.runs, area);
      case 'divider':
        return [this.divider(area)];
      case 'picture':
        return this.picture(block, area);
      case 'board':
        return boardRows(this, block, area);
    }
  }

  private async text({ role, runs }: TextBlock, area: Area): Promise<Row[]> {
    const base = scaled(textStyles[role], area.scale);
    const heading = /^h([2-4])$/.exec(role)?.[1];
    const structure = this.canvas.element(area.structure, heading ? `H${heading}` : 'P');
    const rows = await this.lines(spansOf(runs, base), { ...area, structure });
    if (!heading) return withoutOrphans(rows);
    const words = runs.map(({ text }) => text).join('');
    return rows.map((row, place) => ({
      ...row,
      keepsNext: true,
      paint: (canvas, top) => {
        if (place === 0 && words.trim()) canvas.heading(words, Number(heading) - 2, top);
        row.paint(canvas, top);
      },
    }));
  }

  /** Returns one row per line; an empty text is an empty line. */
  private async lines(
    spans: readonly Span[],
    area: Area,
    height = lineHeight(spans[0]?.style ?? body),
  ): Promise<Row[]> {
    const rows: Row[] = [];
    for (const line of linesOf(spans, area.width, this.canvas)) {
      await this.eventLoop.yieldIfDue();
      rows.push(lineRow(line, area, height));
    }
    return rows;
  }

  private async list(items: readonly ListItem[], area: Area): Promise<Row[]> {
    const structure = this.canvas.element(area.structure, 'L');
    const { scale = 1 } = area;
    const wide =
      scale * items.reduce((most, { label }) => Math.max(most, 8 + label.length * 6), MIN_LABEL_WIDTH_PT);
    const rows: Row[] = [];
    for (const item of items) {
      if (rows.length > 0) rows.push(spaceOf(3, area.boxes));
      for (const row of await this.item(item, { ...area, structure }, wide)) rows.push(row);
    }
    return rows;
  }

  private async item({ label, blocks }: ListItem, area: Area, wide: number): Promise<Row[]> {
    const item = this.canvas.element(area.structure, 'LI');
    const labelled = this.canvas.element(item, 'Lbl');
    const isRightToLeft = baseDirection(wordsOf(blocks)) === 'rtl';
    const inner = isRightToLeft ? inset(area, 0, wide) : inset(area, wide);
    const structure = this.canvas.element(item, 'LBody');
    const style = scaled(body, area.scale);
    const [line] = linesOf([{ text: label, style }], wide, this.canvas);
    const width = line?.width ?? 0;
    const x = isRightToLeft ? inner.x + inner.width + 6 : inner.x - 6 - width;
    const height = lineHeight(style);
    const paint = (canvas: PdfCanvas, top: number) =>
      line && canvas.line(line, { x, top, height, structure: labelled });
    return beside(
      { height, boxes: area.boxes, paint },
      await this.rows(blocks, { ...inner, structure, isItem: true }),
    );
  }

  private quote(blocks: readonly Block[], area: Area): Promise<Row[]> {
    const structure = this.canvas.element(area.structure, 'BlockQuote');
    const box = barBox(area, ink.accent);
    return this.rows(blocks, { ...inset(area, 16), structure, boxes: [...area.boxes, box] });
  }

  private async callout(
    { tone, blocks }: { tone: string; blocks: readonly Block[] },
    area: Area,
  ): Promise<Row[]> {
    const theme = tones.get(tone) ?? { ground: ink.ground, bar: ink.rule };
    const boxes = [...area.boxes, filledBox(area, theme)];
    return padded(await this.rows(blocks, { ...inset(area, 16, 12), boxes }), boxes);
  }

  private async code(runs: readonly Run[], area: Area): Promise<Row[]> {
    const structure = this.canvas.element(area.structure, 'Code');
    const boxes = [...area.boxes, filledBox(area, { ground: ink.ground })];
    const { scale = 1 } = area;
    const spans = spansOf(withoutLastBreak(runs), scaled(code, scale)).map(({ text, style }) => ({
      text: text.replaceAll('\t', '    '),
      style,
    }));
    return padded(await this.lines(spans, { ...inset(area, 12, 12), structure, boxes }, 13 * scale), boxes);
  }

  private divider({ x, width, boxes }: Area): Row {
    const paint = (canvas: PdfCanvas, top: number) =>
      canvas.decoration((doc) => doc.rect(x, top + 6, width, 0.75).fill(ink.rule));
    return { height: 12, boxes, paint };
  }

  private async picture({ src, alt, columns, align, caption }: Picture, area: Area): Promise<Row[]> {
    const figure = this.canvas.element(area.structure, 'Figure', { alt: alt || wordsOf(caption) });
    const image = this.pictures.find(src);
    const wide = (area.width * columns) / 12;
    const scale = image
      ? Math.min(wide / image.width, (room.height * 0.7) / image.height, POINTS_PER_PIXEL)
      : 0;
    const [width, height] = image ? [image.width * scale, image.height * scale] : [wide, 0];
    const x = area.x + { left: 0, center: 0.5, right: 1 }[align] * (area.width - width);
    const paint = (canvas: PdfCanvas, top: number) =>
      image && canvas.inStructure(figure, () => canvas.doc.image(image.source, x, top, { width, height }));
    const below = { ...area, x, width, structure: this.canvas.element(area.structure, 'Caption') };
    const rows = await this.rows(caption, below);
    const space = rows.length > 0 ? [{ ...spaceOf(4, area.boxes), keepsNext: true }] : [];
    const shown = image
      ? [{ height, boxes: area.boxes, keepsNext: rows.length > 0, paint }]
      : await this.missing(alt || fileNameOf(src), { ...below, structure: figure });
    return [...shown, ...space, ...rows];
  }

  /** Shows the alternative text of a missing picture, or its name, in a box. */
  private async missing(alt: string, area: Area): Promise<Row[]> {
    const boxes = [...area.boxes, filledBox(area, { ground: ink.ground })];
    const spans = spansOf([{ text: alt, marks: {} }], textStyles.caption);
    return padded(await this.lines(spans, { ...inset(area, 12, 12), boxes }), boxes);
  }
}

/** Small pictures are not enlarged: 96 pixels are an inch, as in browsers. */
const POINTS_PER_PIXEL = 72 / 96;

const spaceAbove = (block: Block) => (block.kind === 'text' ? spaceBefore[block.role] : spaceBetween);

const spansOf = (runs: readonly Run[], base: TextStyle): Span[] =>
  runs.length > 0
    ? runs.map(({ text, marks }) => ({ text, style: marked(base, marks) }))
    : [{ text: '', style: base }];

const wordsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.runs.map(({ text }) => text) : [])).join('');

/** Returns the name at the end of the address of a file of the library. */
function fileNameOf(src: string): string {
  const [name = ''] = src.split('/').at(-1)?.split('?') ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function withoutLastBreak(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  return last ? [...runs.slice(0, -1), { ...last, text: last.text.replace(/\n$/, '') }] : [];
}

/** Paints the label beside the first row. */
function beside(label: Row, rows: readonly Row[]): Row[] {
  const [first, ...rest] = rows;
  if (!first) return [label];
  if (first.split) return [{ ...label, height: 0, keepsNext: true }, ...rows];
  const paint = (canvas: PdfCanvas, top: number) => {
    label.paint(canvas, top);
    first.paint(canvas, top);
  };
  return [{ ...first, paint }, ...rest];
}

/** Prevents widows and orphans in a paragraph. */
const withoutOrphans = (rows: readonly Row[]) =>
  rows.map((row, place) => ({
    ...row,
    keepsNext: rows.length > 1 && (place === 0 || place === rows.length - 2),
  }));

/** Adds vertical padding within the box. */
const padded = (rows: readonly Row[], boxes: readonly Box[]): Row[] => [
  paddingOf(9, boxes, true),
  ...rows.slice(0, -1),
  ...rows.slice(-1).map((row) => ({ ...row, keepsNext: true })),
  paddingOf(9, boxes, false),
];
