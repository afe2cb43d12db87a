import type { Block } from '../blocks';
import type { Sheet, Structure } from '../sheet';
import type { Box, Row } from './rows';

/** Where blocks are laid out: between which edges, behind what, and as part of what. Points. */
export interface Area {
  x: number;
  width: number;
  boxes: readonly Box[];
  structure: Structure;
  /** It belongs to an item of a list. */
  isItem?: boolean;
}

/** Narrower than this nothing can be read; what is nested deeper stays as wide. */
const narrowest = 36;

export function inset(area: Area, left: number, right = 0): Area {
  const width = Math.max(narrowest, area.width - left - right);
  return { ...area, x: area.x + Math.min(left, Math.max(0, area.width - width)), width };
}

/** Sets blocks within an area. */
export interface Setter {
  readonly sheet: Sheet;
  rows(blocks: readonly Block[], area: Area): Promise<Row[]>;
}
