import type { View } from '@touchline/contract/boards';

/** The place of a traced picture on the pitch, the same in every view of a board. */
export interface Placement {
  /** Part of the pitch that the picture fits into. */
  readonly box: View['area'];
  /** Quarter turns clockwise, where the direction of attack is to the right. */
  readonly turns: number;
}

/** A placement in the coordinates of a view. */
export interface PlacedPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
}

/** The picture is between a fifth and eight times as large as the shown part of the pitch. */
const MIN_SCALE = 0.2;
const MAX_SCALE = 8;

/** Returns where a picture is in a view; one that was not moved fits into the view. */
export function placedIn({ x, y, width, height, ...view }: View, placement?: Placement): PlacedPicture {
  if (!placement) return { x, y, width, height, turns: 0 };
  const [left, top, right, bottom] = placement.box;
  const [x1, y1] = view.place(left, top);
  const [x2, y2] = view.place(right, bottom);
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
    turns: turned(placement.turns, view.turn === 'up' ? -1 : 0),
  };
}

/** Returns the placement of a picture that is in a view; its centre stays in the view, so that it can be found again. */
export function placementOf(view: View, { x, y, width, height, turns }: PlacedPicture): Placement {
  const centre = [
    within(x + width / 2, view.x, view.x + view.width),
    within(y + height / 2, view.y, view.y + view.height),
  ] as const;
  const [x1, y1] = view.spotAt(centre[0] - width / 2, centre[1] - height / 2);
  const [x2, y2] = view.spotAt(centre[0] + width / 2, centre[1] + height / 2);
  return {
    box: [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)],
    turns: turned(turns, view.turn === 'up' ? 1 : 0),
  };
}

export const movedBy = (picture: PlacedPicture, right: number, down: number): PlacedPicture => ({
  ...picture,
  x: picture.x + right,
  y: picture.y + down,
});

interface Scaling {
  factor: number;
  /** Point that stays where it is; by default the centre of the picture. */
  at?: readonly [x: number, y: number];
}

export function scaledBy(view: View, picture: PlacedPicture, { factor, at }: Scaling): PlacedPicture {
  const [x, y] = at ?? [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const size = Math.max(picture.width, picture.height) / Math.max(view.width, view.height);
  const by = within(size * factor, MIN_SCALE, MAX_SCALE) / size;
  return {
    ...picture,
    x: x + (picture.x - x) * by,
    y: y + (picture.y - y) * by,
    width: picture.width * by,
    height: picture.height * by,
  };
}

/** Turns a picture clockwise by a quarter around its centre. */
export const turnedByQuarter = ({ x, y, width, height, turns }: PlacedPicture): PlacedPicture => ({
  x: x + (width - height) / 2,
  y: y + (height - width) / 2,
  width: height,
  height: width,
  turns: turned(turns, 1),
});

/** Returns a placement that was stored as text; undefined if it is none. */
export function readPlacement(text: string | null): Placement | undefined {
  if (text === null) return undefined;
  try {
    const { box, turns } = JSON.parse(text) as Record<string, unknown>;
    const isBox = Array.isArray(box) && box.length === 4 && box.every((side) => Number.isFinite(side));
    if (!isBox || !Number.isInteger(turns)) return undefined;
    const [left, top, right, bottom] = box as [number, number, number, number];
    return left < right && top < bottom
      ? { box: [left, top, right, bottom], turns: turned(Number(turns), 0) }
      : undefined;
  } catch {
    return undefined;
  }
}

const turned = (turns: number, by: number) => (((turns + by) % 4) + 4) % 4;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
