import { chalk } from './chalk';
import { Board, type Colour, type Point, type Stroke } from './board';

const line: Stroke = { colour: chalk, width: 0.55, grain: 0.35 };
const faint: Stroke = { ...line, width: 0.4, dash: [2, 1.8] };

/** Empty pitches, seen from above; the attack goes to the right. */
export const pitches = { rugby, soccer, goalmouth, basketball, gridiron, board } as const;
export type Pitch = keyof typeof pitches;

function grass(to: Board, dark: Colour, light: Colour): void {
  to.rectangle([-1, -1], [162, 102], dark);
  for (let stripe = 0; stripe < 8; stripe++) to.rectangle([stripe * 20, -1], [10, 102], light);
}

function box(to: Board, [x, y]: Point, [w, h]: Point): void {
  to.line(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ],
    line,
  );
}

const upright = (to: Board, x: number, stroke = line) =>
  to.line(
    [
      [x, 6],
      [x, 94],
    ],
    stroke,
  );

/** Rugby: from the own ten-metre line to the opponent's dead-ball line. */
function rugby(to: Board): void {
  grass(to, [35, 92, 59], [38, 99, 64]);
  box(to, [6, 6], [148, 88]);
  [34, 136].forEach((x) => upright(to, x));
  upright(to, 84);
  [52, 127].forEach((x) => upright(to, x, faint));
  [14, 24, 76, 86].forEach((y) =>
    to.line(
      [
        [6, y],
        [136, y],
      ],
      { ...faint, dash: [1.4, 5] },
    ),
  );
  to.line(
    [
      [136, 45],
      [138.5, 45],
      [138.5, 55],
      [136, 55],
    ],
    { ...line, width: 0.9 },
  );
}

function soccer(to: Board): void {
  grass(to, [40, 104, 66], [44, 112, 72]);
  box(to, [6, 6], [148, 88]);
  upright(to, 80);
  to.arc({ at: [80, 50], radius: 12 }, line);
  to.disc([80, 50], 0.8, chalk);
  for (const side of [-1, 1]) {
    const goal = 80 + side * 74;
    box(to, [side < 0 ? 6 : 130, 24], [24, 52]);
    box(to, [side < 0 ? 6 : 145, 38], [9, 24]);
    box(to, [side < 0 ? 3.4 : 154, 44], [2.6, 12]);
    to.disc([goal - side * 16, 50], 0.8, chalk);
    to.arc({ at: [goal - side * 16, 50], radius: 12, angles: side > 0 ? [132, 228] : [-48, 48] }, line);
  }
}

/** Soccer: the last forty metres, goal on the right. */
function goalmouth(to: Board): void {
  grass(to, [40, 104, 66], [44, 112, 72]);
  to.line(
    [
      [-2, 4],
      [148, 4],
      [148, 96],
      [-2, 96],
    ],
    line,
  );
  box(to, [117, 12], [31, 76]);
  box(to, [137.5, 33], [10.5, 34]);
  box(to, [148, 43], [5, 14]);
  to.disc([127, 50], 0.9, chalk);
  to.arc({ at: [127, 50], radius: 17.4, angles: [125, 235] }, line);
  to.arc({ at: [148, 4], radius: 3, angles: [90, 180] }, line);
  to.arc({ at: [148, 96], radius: 3, angles: [180, 270] }, line);
}

/** Basketball: the attacking half, basket on the right. */
function basketball(to: Board): void {
  to.rectangle([-1, -1], [162, 102], [176, 116, 66]);
  for (let board = 0; board < 17; board += 2) to.rectangle([-1, board * 6], [162, 6], [181, 121, 70]);
  box(to, [12, 5], [136, 90]);
  to.rectangle([102, 35], [46, 30], [142, 74, 44]);
  box(to, [102, 35], [46, 30]);
  to.arc({ at: [102, 50], radius: 15, angles: [90, 270] }, line);
  to.arc({ at: [102, 50], radius: 15, angles: [-90, 90] }, faint);
  to.arc({ at: [139, 50], radius: 43, angles: [105, 255] }, line);
  to.line(
    [
      [148, 8.5],
      [127.9, 8.5],
    ],
    line,
  );
  to.line(
    [
      [148, 91.5],
      [127.9, 91.5],
    ],
    line,
  );
  to.arc({ at: [12, 50], radius: 15, angles: [-90, 90] }, line);
  to.line(
    [
      [142.5, 45],
      [142.5, 55],
    ],
    { ...line, width: 0.9 },
  );
  to.arc({ at: [139.5, 50], radius: 2 }, { ...line, colour: [255, 138, 61], width: 0.8, grain: 0 });
}

/** American football: fifty yards with a line every five. */
function gridiron(to: Board): void {
  grass(to, [33, 87, 56], [36, 93, 60]);
  box(to, [6, 4], [148, 92]);
  for (let yard = 1; yard < 10; yard++)
    upright(to, 6 + yard * 14.8, { ...line, width: yard % 2 ? 0.35 : 0.6 });
  for (let tick = 0; tick < 50; tick++) {
    const x = 6 + tick * 2.96;
    [5.5, 37, 63, 94.5].forEach((y) =>
      to.line(
        [
          [x, y - 0.8],
          [x, y + 0.8],
        ],
        { ...line, width: 0.3 },
      ),
    );
  }
}

/** A plain chalkboard, for grids and drills. */
function board(to: Board): void {
  to.rectangle([-1, -1], [162, 102], [34, 45, 42]);
  to.rectangle([3, 3], [154, 94], [38, 51, 47]);
}
