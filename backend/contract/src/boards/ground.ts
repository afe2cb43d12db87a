import type { Box, Sport } from './board';
import * as pieceLook from './piece-look';
import { pitches } from './pitches';
import type { GroundNumber, Mark, MarkKind, Pitch, Ticks } from './pitches/pitch';
import type { PathShape, Shape, TextShape } from './shapes';
import { round, type View } from './view';

/** Height of a digit as a share of the size of its font. */
const DIGIT_HEIGHT_SHARE = 0.7;

/** Returns the shapes of the pitch in the order in which they are painted. */
export function groundOf(sport: Sport, view: View): Shape[] {
  const pitch = pitches[sport];
  return [
    background(pitch, view),
    ...stripes(pitch, view),
    ...marks(pitch, view),
    ...(pitch.ticks ?? []).map((each) => ticks(each, view)),
    ...(pitch.numbers ?? [])
      .filter(({ at }) => isShown(at, view.area))
      .map((number) => groundNumber(number, view)),
  ];
}

const background = ({ apron }: Pitch, { x, y, width, height }: View): Shape => ({
  kind: 'rect',
  x,
  y,
  w: width,
  h: height,
  fill: apron ? 'stripe' : 'ground',
});

/** Every second stripe across the pitch, counted from the middle. */
function stripes({ stripe }: Pitch, { area, place }: View): PathShape[] {
  if (stripe === undefined) return [];
  const [left, top, right, bottom] = area;
  const width = stripe * 10;
  const first = Math.floor(left / width);
  const shapes = Array.from({ length: Math.ceil(right / width) - first }, (_, index) => first + index)
    .filter((index) => index % 2 === 0)
    .map((index) => {
      const [x, y] = place(Math.max(left, index * width), top);
      const [acrossX, acrossY] = place(Math.min(right, (index + 1) * width), bottom);
      return `M${round(x)} ${round(y)}H${round(acrossX)}V${round(acrossY)}H${round(x)}Z`;
    });
  return [{ kind: 'path', d: shapes.join(''), fill: 'stripe' }];
}

/** Returns one path for each run of marks with the same look. */
function marks(pitch: Pitch, view: View): PathShape[] {
  const shapes: PathShape[] = [];
  let last: MarkKind | undefined;
  for (const mark of pitch.marks) {
    const d = pathData(mark, view);
    if (d === '') continue;
    const previous = shapes.at(-1);
    if (mark.kind === last && previous) shapes[shapes.length - 1] = { ...previous, d: previous.d + d };
    else shapes.push({ kind: 'path', d, ...looks(view.unit)[mark.kind] });
    last = mark.kind;
  }
  return shapes;
}

const looks = (unit: number): Record<MarkKind, Omit<PathShape, 'kind' | 'd'>> => ({
  ground: { fill: 'ground' },
  tint: { fill: 'tint' },
  dirt: { fill: 'dirt' },
  goal: { fill: 'goal', stroke: 'line', width: pieceLook.mark.line * unit },
  spot: { fill: 'line' },
  line: { stroke: 'line', width: pieceLook.mark.line * unit },
  bold: { stroke: 'line', width: pieceLook.mark.bold * unit },
  colored: { stroke: 'mark', width: pieceLook.mark.line * unit },
  'colored-bold': { stroke: 'mark', width: pieceLook.mark.bold * unit },
  dashed: {
    stroke: 'line',
    width: pieceLook.mark.line * unit,
    dash: pieceLook.mark.dash.map((length) => length * unit),
  },
});

function pathData({ paths, isAtBothEnds }: Mark, { area, place }: View): string {
  const ends = isAtBothEnds ? [1, -1] : [1];
  return ends
    .flatMap((end) => paths.map((path) => ({ path, scale: 10 * end })))
    .filter(({ path, scale }) => isNear(boxOf(path, scale), area))
    .map(({ path, scale }) => mapped(path, (x, y) => place(x * scale, y * scale)))
    .join('');
}

const commands = /([MLAZ])([^MLAZ]*)/g;

/** Maps the points of a path to tenths of a metre. A mark is turned but never mirrored, so that arcs keep their direction. */
function mapped(path: string, map: (x: number, y: number) => readonly [number, number]): string {
  return path.replaceAll(commands, (_, command: string, values: string) => {
    if (command === 'Z') return 'Z';
    const numbers = values.split(' ').map(Number);
    const [x, y] = map(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0).map(round);
    if (command !== 'A') return `${command}${x} ${y}`;
    const radius = round((numbers[0] ?? 0) * 10);
    return `A${radius} ${radius} 0 ${numbers[3]} ${numbers[4]} ${x} ${y}`;
  });
}

/** Returns a box around a path in tenths of a metre. It is too large for arcs, which is harmless: the picture clips them. */
function boxOf(path: string, scale: number): Box {
  const points = [...path.matchAll(commands)]
    .filter(([, command]) => command !== 'Z')
    .map(([, , values = '']) =>
      values
        .split(' ')
        .slice(-2)
        .map((value) => Number(value) * scale),
    );
  const radius = Number(/A([\d.]+)/.exec(path)?.[1] ?? 0) * 10;
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return [
    Math.min(...xs) - radius,
    Math.min(...ys) - radius,
    Math.max(...xs) + radius,
    Math.max(...ys) + radius,
  ];
}

/** Skips marks outside of the area, which the picture would only clip. */
const isNear = (box: Box, area: Box) =>
  box[2] >= area[0] && box[0] <= area[2] && box[3] >= area[1] && box[1] <= area[3];

const ticks = ({ paths, length, width, every }: Ticks, { place }: View): PathShape => ({
  kind: 'path',
  d: paths.map((path) => mapped(path, (x, y) => place(x * 10, y * 10))).join(''),
  stroke: 'line',
  width: length * 10,
  dash: [width * 10, (every - width) * 10],
});

const isShown = ([x, y]: readonly [number, number], [left, top, right, bottom]: Box) =>
  x * 10 > left && x * 10 < right && y * 10 > top && y * 10 < bottom;

/** Digits stand with their feet to the nearer side line, and the line of the pitch passes between them. */
function groundNumber({ text, at: [x, y], height }: GroundNumber, view: View): TextShape {
  const size = (height * 10) / DIGIT_HEIGHT_SHARE;
  const rotation = (y < 0 ? 180 : 0) - (view.turn === 'up' ? 90 : 0);
  const angle = (rotation * Math.PI) / 180;
  const [middleX, middleY] = view.place(x * 10, y * 10);
  const down = (DIGIT_HEIGHT_SHARE / 2) * size;
  return {
    kind: 'text',
    text: [...text].join(' '),
    x: middleX - Math.sin(angle) * down,
    y: middleY + Math.cos(angle) * down,
    size,
    fill: 'mark',
    rotation,
  };
}
