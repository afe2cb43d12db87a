import type { EventLoopYield } from '../event-loop-yield';
import { heightOf, type Row } from './rows';

interface Paper {
  /** Returns the height available on a page, in points. */
  roomOf(isLandscape: boolean): number;
  paint(rows: readonly Row[], isLandscape: boolean): void;
}

/** Share of the page height: smaller rows are not split but moved to the next page. */
const MAX_UNSPLIT_SHARE = 0.4;

/** Distributes rows on pages; paints each page when it is full. */
export async function paginate(rows: readonly Row[], paper: Paper, eventLoop: EventLoopYield): Promise<void> {
  const page = new Page(paper);
  for (let at = 0; at < rows.length;) {
    await eventLoop.yieldIfDue();
    const together = groupAt(rows, at, paper);
    page.add(together);
    at += together.length;
  }
  page.end();
}

/** Returns a row and those that must follow it on the same page, unless they exceed a page. */
function groupAt(rows: readonly Row[], start: number, paper: Paper): Row[] {
  let end = start;
  while (rows[end]?.keepsNext && end + 1 < rows.length) end++;
  const group = rows.slice(start, end + 1);
  return heightOf(group) <= paper.roomOf(isLandscape(group)) ? group : group.slice(0, 1);
}

/** A heading is on the page of the wide table that follows it. */
const isLandscape = (group: readonly Row[]) => group.some((row) => row.isLandscape);

class Page {
  private rows: Row[] = [];
  private used = 0;
  private isLandscape = false;

  constructor(private readonly paper: Paper) {}

  add(group: readonly Row[]): void {
    if (!group.every(({ isSpace }) => isSpace)) this.turn(isLandscape(group));
    const [first] = group;
    const header = this.rows.length === 0 ? (first?.header?.height ?? 0) : 0;
    const room = this.room - this.used - header;
    if (heightOf(group) <= room) return this.put(group);
    const parts = group.length === 1 ? this.part(first, room) : undefined;
    if (!parts && this.rows.length === 0) return this.put(group);
    if (parts) this.put([parts[0]]);
    this.end();
    this.add(parts ? [parts[1]] : group);
  }

  private get room(): number {
    return this.paper.roomOf(this.isLandscape);
  }

  private turn(toLandscape: boolean): void {
    if (toLandscape !== this.isLandscape) this.end();
    this.isLandscape = toLandscape;
  }

  private part(row: Row | undefined, room: number): [Row, Row] | undefined {
    const isLarge = this.rows.length === 0 || (row?.height ?? 0) > this.room * MAX_UNSPLIT_SHARE;
    return isLarge ? row?.split?.(room) : undefined;
  }

  end(): void {
    if (this.rows.length > 0) this.paper.paint(this.rows, this.isLandscape);
    [this.rows, this.used] = [[], 0];
  }

  private put(group: readonly Row[]): void {
    for (const row of group) {
      if (this.rows.length === 0 && row.isSpace) continue;
      const header = this.rows.length === 0 ? row.header : undefined;
      const added = header ? [header, row] : [row];
      this.rows.push(...added);
      this.used += heightOf(added);
    }
  }
}
