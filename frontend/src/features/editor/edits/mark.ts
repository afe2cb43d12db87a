import {
  type Block,
  type CellArea,
  type InlineHtml,
  changeCells,
  fieldsOf,
  tableWithin,
  withField,
  withFields,
  type Place,
  inlineRuns,
  writeRuns,
  linkAround,
  markRuns,
  marksAt,
  type Marks,
  type Run,
  type TextRange,
} from '@touchline/content';

/** Selected cells of a table. */
export interface SelectedCells {
  block: string;
  area: CellArea;
}

/** Selection: text in one field, table cells with the caret in the first, or whole blocks. */
export type Selected = { place: Place; cells?: SelectedCells } | { blocks: readonly string[] };

/** Sets marks on the selection; undefined values remove marks. */
export function mark(blocks: readonly Block[], selected: Selected, marks: Marks): Block[] {
  return changeSelected(blocks, selected, (runs, stretch) => markRuns(runs, stretch, marks));
}

/** Links the selection, or changes the link at the caret; `undefined` removes the link. */
export function link(blocks: readonly Block[], selected: Selected, href: string | undefined): Block[] {
  return changeSelected(blocks, selected, (runs, [start, end]) => {
    const stretch = start === end ? linkAround(runs, start) : undefined;
    return markRuns(runs, stretch ?? [start, end], { href });
  });
}

/** Returns the marks that the whole selection shares. */
export function sharedMarks(blocks: readonly Block[], selected: Selected): Marks {
  if ('blocks' in selected) {
    const texts = blocks.filter(({ id }) => selected.blocks.includes(id)).flatMap(fieldsOf);
    return marksAt(texts.flatMap(inlineRuns), [0, Infinity]);
  }
  const { place, cells } = selected;
  const block = blocks.find(({ id }) => id === place.block);
  if (cells && block?.kind === 'table') {
    const texts = fieldsOf({ ...block, data: tableWithin(block.data, cells.area) });
    return marksAt(texts.flatMap(inlineRuns), [0, Infinity]);
  }
  return marksAt(inlineRuns((block && fieldsOf(block)[place.field]) ?? ''), [place.start, place.end]);
}

type Change = (runs: readonly Run[], stretch: TextRange) => Run[];

function changeSelected(blocks: readonly Block[], selected: Selected, change: Change): Block[] {
  const rewrite = (html: InlineHtml, stretch: TextRange) => writeRuns(change(inlineRuns(html), stretch));
  return blocks.map((block) => {
    const fields = fieldsOf(block);
    if ('blocks' in selected) {
      if (!selected.blocks.includes(block.id)) return block;
      return withFields(
        block,
        fields.map((html) => rewrite(html, [0, Infinity])),
      );
    }
    const { cells } = selected;
    if (cells && block.kind === 'table' && block.id === cells.block)
      return { ...block, data: changeCells(block.data, cells.area, (html) => rewrite(html, [0, Infinity])) };
    const { field, start, end } = selected.place;
    const html = fields[field];
    if (block.id !== selected.place.block || html === undefined) return block;
    return withField(block, field, rewrite(html, [start, end]));
  });
}
