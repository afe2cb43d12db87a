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
import type { Shell } from '../shell/editorjs';
import { fieldsIn } from '../views/view';
import { selectIn } from './field-caret';

/** The editor around a table. */
interface Surroundings {
  readonly holder: HTMLElement;
  readonly shell: Shell;
  readonly blocks: readonly Block[];
  readonly place: Place | undefined;
  select: (place: Place) => void;
  selectionChanged: () => void;
  say: (said: string) => void;
}

/** Two cells of a table, by their fields: where a selection of cells begins, and how far it goes. */
interface Ends {
  block: string;
  anchor: number;
  head: number;
}

/** A rectangle of cells that is selected in a table; the caret rests in the cell where it began. */
export class CellSelection {
  private ends?: Ends;

  constructor(private readonly editor: Surroundings) {}

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

  /** Returns what is selected: the cells, with the caret in the first of them. */
  read(): Selected | undefined {
    const { cells, table } = this;
    return cells && table && { place: placeAt(table, fieldAt(table.data, cells.area)), cells };
  }

  /** Selects the cells between two fields of a table. */
  select(ends: Ends): void {
    if (JSON.stringify(ends) === JSON.stringify(this.ends)) return;
    this.ends = ends;
    this.draw();
    const { cells, table } = this;
    if (cells && table) {
      const count = cellsOf(table.data).filter((cell) => overlaps(cell, cells.area)).length;
      this.editor.say(editorTexts.cellsSelected(count));
    }
    this.editor.selectionChanged();
  }

  /** Grows or shrinks the rectangle by a row or column; from the caret, where there is none yet. */
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

  /** Shows which cells are selected, also after their table was drawn anew; ends where it is there no more. */
  draw(): void {
    const { ends, cells, table } = this;
    const root = ends && this.editor.shell.rootOf(ends.block);
    if (!ends || !root || !cells || !table) return this.end();
    const fields = fieldsIn(root);
    cellsOf(table.data).forEach((cell, index) =>
      fields[index]?.toggleAttribute('data-selected', overlaps(cell, cells.area)),
    );
    const field = fields[ends.anchor];
    if (field) selectIn(field, Infinity, Infinity);
  }

  /** Puts the caret into the cell where the selection began, or how far it went. */
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
