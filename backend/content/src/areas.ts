import type { CellArea } from './block';

export const overlaps = (a: CellArea, b: CellArea) =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

/** Returns the smallest area that holds all of these. */
export function areaAround(areas: readonly CellArea[]): CellArea {
  const [row, column] = [
    Math.min(...areas.map((area) => area.row)),
    Math.min(...areas.map((area) => area.column)),
  ];
  const rows = Math.max(...areas.map((area) => area.row + area.rows)) - row;
  const columns = Math.max(...areas.map((area) => area.column + area.columns)) - column;
  return { row, column, rows, columns };
}

export const isSameArea = (a: CellArea, b: CellArea) =>
  a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;

/** Returns areas by the places of the grid that they cover. */
export function coverOf<Area extends CellArea>(height: number, areas: readonly Area[]): Area[][] {
  const cover: Area[][] = Array.from({ length: areas.length > 0 ? height : 0 }, () => []);
  for (const area of areas)
    for (const row of cover.slice(area.row, area.row + area.rows))
      for (let column = area.column; column < area.column + area.columns; column += 1) row[column] = area;
  return cover;
}

/** Cuts off what of an area lies outside of another. */
export function clip<Area extends CellArea>(area: Area, around: CellArea): Area {
  const [row, column] = [Math.max(area.row, around.row), Math.max(area.column, around.column)];
  const rows = Math.min(area.row + area.rows, around.row + around.rows) - row;
  const columns = Math.min(area.column + area.columns, around.column + around.columns) - column;
  return { ...area, row, column, rows, columns };
}

/** Takes the places of an area; false where one of them is taken already. */
export function take(taken: readonly true[][], { row, column, rows, columns }: CellArea): boolean {
  const within = taken.slice(row, row + rows);
  const places = Array.from({ length: columns }, (_, index) => column + index);
  if (within.some((each) => places.some((place) => each[place]))) return false;
  for (const each of within) for (const place of places) each[place] = true;
  return true;
}
