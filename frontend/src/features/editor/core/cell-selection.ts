import { editorTexts } from '@touchline/contract';
import {
  areaAround,
  cellsOf,
  fieldAt,
  overlaps,
  placeAt,
  wholeArea,
  type Block,
  type BlockOf,
  type CellArea,
  type Place,
} from '@touchline/content';
import type { Selected, SelectedCells } from '../edits/mark';
import type { EditorjsAdapter } from './editorjs-adapter';
import { fieldsIn } from '../block-views/block-view';
import { selectIn } from './field-caret';

/** Part of the editor that cell selection uses. */
interface EditorOfCells {
  readonly holder: HTMLElement;
  readonly adapter: EditorjsAdapter;
  readonly blocks: readonly Block[];
  readonly place: Place | undefined;
  select: (place: Place) => void;
  selectionChanged: () => void;
  announce: (announcement: string) => void;
}

/** Anchor and head of a cell selection, as field indexes of a table. */
interface CellEnds {
  block: string;
  anchor: number;
  head: number;
}

/** Rectangular selection of table cells; the caret stays in the anchor cell. */
export class CellSelection {
  private ends?: CellEnds;

  constructor(private readonly editor: EditorOfCells) {}

  get isActive(): boolean {
    return this.ends !== undefined;
  }

  get cells(): SelectedCells | undefined {
    const { ends, table } = this;
    if (!ends || !table) return undefined;
    const [anchor, head] = [this.cellAt(ends.anchor), this.cellAt(ends.head)];
    if (!anchor || !head) return undefined;
    return { block: table.id, area: wholeArea(table.data, areaAround([anchor, head])) };
  }

  /** Returns the selected cells, with the caret in the first of them. */
  read(): Selected | undefined {
    const { cells, table } = this;
    return cells && table && { place: placeAt(table, fieldAt(table.data, cells.area)), cells };
  }

  /** Selects the cells between two fields of a table. */
  select(ends: CellEnds): void {
    if (JSON.stringify(ends) === JSON.stringify(this.ends)) return;
    this.ends = ends;
    this.draw();
    const { cells, table } = this;
    if (cells && table) {
      const count = cellsOf(table.data).filter((cell) => overlaps(cell, cells.area)).length;
      this.editor.announce(editorTexts.cellsSelected(count));
    }
    this.editor.selectionChanged();
  }

  /** Extends the rectangle by a row or column, or starts it at the caret. */
  extend(by: { row: number; column: number }): boolean {
    const { place } = this.editor;
    const from = this.ends ?? (place && { block: place.block, anchor: place.field, head: place.field });
    const table = from && this.tableOf(from.block);
    const cell = from && table && cellsOf(table.data)[from.head];
    if (!from || !table || !cell) return false;
    const step = (line: number, length: number, start: number) =>
      line < 0 ? start - 1 : line > 0 ? start + length : start;
    const head = fieldAt(table.data, {
      row: step(by.row, cell.rows, cell.row),
      column: step(by.column, cell.columns, cell.column),
    });
    if (head >= 0) this.select({ ...from, head });
    return true;
  }

  /** Marks the selected cells, also after their table was rendered again; ends the selection if the table is gone. */
  draw(): void {
    const { ends, cells, table } = this;
    const root = ends && this.editor.adapter.rootOf(ends.block);
    if (!ends || !root || !cells || !table) return this.end();
    const fields = fieldsIn(root);
    cellsOf(table.data).forEach((cell, index) =>
      fields[index]?.toggleAttribute('data-selected', overlaps(cell, cells.area)),
    );
    const field = fields[ends.anchor];
    if (field) selectIn(field, Infinity, Infinity);
  }

  /** Ends the selection and places the caret in its anchor or head cell. */
  leave(at: 'anchor' | 'head'): void {
    const { ends, table } = this;
    this.end();
    if (ends && table) this.editor.select(placeAt(table, ends[at], Number.MAX_SAFE_INTEGER));
  }

  end(): void {
    if (!this.ends) return;
    this.ends = undefined;
    for (const cell of this.editor.holder.querySelectorAll('[data-selected]'))
      cell.removeAttribute('data-selected');
  }

  private get table(): BlockOf<'table'> | undefined {
    return this.ends && this.tableOf(this.ends.block);
  }

  private tableOf(id: string): BlockOf<'table'> | undefined {
    const table = this.editor.blocks.find((block) => block.id === id);
    return table?.kind === 'table' ? table : undefined;
  }

  private cellAt(field: number): CellArea | undefined {
    return this.table && cellsOf(this.table.data)[field];
  }
}
