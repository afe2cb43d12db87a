import { encodePng } from './png';

export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

export interface Stroke {
  colour: Colour;
  /** Units of the board. */
  width: number;
  /** Lengths of dash and gap, in units of the board. */
  dash?: readonly [number, number];
  /** Texture: 0 is even paint, 1 is dry chalk. */
  grain?: number;
}

/** Returns a circle, or the arc between two angles in degrees, clockwise from three o'clock. */
export interface Arc {
  at: Point;
  radius: number;
  angles?: Point;
}

/** A canvas of 160 by 100 units, independent of its pixels; edges are antialiased by distance. */
export class Board {
  readonly height: number;
  private readonly scale: number;
  private readonly pixels: Uint8Array;

  constructor(readonly width: number) {
    this.height = Math.round((width * 100) / 160);
    this.scale = width / 160;
    this.pixels = new Uint8Array(this.width * this.height * 3);
  }

  toPng(): Buffer {
    return encodePng(this.pixels, this.width, this.height);
  }

  rectangle([x, y]: Point, [w, h]: Point, colour: Colour): void {
    const middle: Point = [x + w / 2, y + h / 2];
    this.paint([x, y, x + w, y + h], { colour, width: 0 }, (px, py) =>
      Math.max(Math.abs(px - middle[0]) - w / 2, Math.abs(py - middle[1]) - h / 2),
    );
  }

  disc([x, y]: Point, radius: number, colour: Colour): void {
    this.paint(
      [x - radius, y - radius, x + radius, y + radius],
      { colour, width: 0 },
      (px, py) => Math.hypot(px - x, py - y) - radius,
    );
  }

  arc({ at: [x, y], radius, angles: [from, to] = [0, 360] }: Arc, stroke: Stroke): void {
    const steps = Math.max(8, Math.ceil(Math.abs(to - from) / 6));
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    this.line(points, stroke);
  }

  line(points: readonly Point[], stroke: Stroke): void {
    let done = 0;
    points.slice(1).forEach((end, index) => {
      const start = points[index] ?? end;
      this.segment([start, end], stroke, done);
      done += Math.hypot(end[0] - start[0], end[1] - start[1]);
    });
  }

  private segment([start, end]: [Point, Point], stroke: Stroke, before: number): void {
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dy) || 1e-9;
    const half = stroke.width / 2;
    const box: Box = [
      Math.min(start[0], end[0]) - half,
      Math.min(start[1], end[1]) - half,
      Math.max(start[0], end[0]) + half,
      Math.max(start[1], end[1]) + half,
    ];
    this.paint(box, stroke, (px, py) => {
      const along = ((px - start[0]) * dx + (py - start[1]) * dy) / length;
      const on = onDash({ along: Math.min(Math.max(along, 0), length), before, length }, stroke.dash);
      return Math.hypot(px - start[0] - (dx * on) / length, py - start[1] - (dy * on) / length) - half;
    });
  }

  private paint([left, top, right, bottom]: Box, stroke: Stroke, distance: Distance): void {
    const edge = 1 / this.scale;
    const columns = this.pixelsBetween(left - edge, right + edge, this.width);
    const rows = this.pixelsBetween(top - edge, bottom + edge, this.height);
    for (let y = rows[0]; y < rows[1]; y++) {
      for (let x = columns[0]; x < columns[1]; x++) {
        const cover = 0.5 - distance((x + 0.5) / this.scale, (y + 0.5) / this.scale) * this.scale;
        if (cover > 0)
          this.blend(y * this.width + x, stroke.colour, Math.min(cover, 1) * (1 - grainAt(x, y, stroke)));
      }
    }
  }

  private pixelsBetween(from: number, to: number, end: number): [number, number] {
    return [Math.max(0, Math.floor(from * this.scale)), Math.min(end, Math.ceil(to * this.scale))];
  }

  private blend(pixel: number, colour: Colour, cover: number): void {
    const at = pixel * 3;
    colour.forEach((value, channel) => {
      const under = this.pixels[at + channel] ?? 0;
      this.pixels[at + channel] = Math.round(under + (value - under) * cover);
    });
  }
}

interface Along {
  along: number;
  /** Length of the line before this segment. */
  before: number;
  length: number;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Distance = (x: number, y: number) => number;

/** Returns the nearest point of a line, gaps of its dashes left out. */
function onDash({ along, before, length }: Along, dash?: readonly [number, number]): number {
  if (!dash) return along;
  const period = dash[0] + dash[1];
  const inPeriod = (before + along) % period;
  if (inPeriod <= dash[0]) return along;
  const back = along - (inPeriod - dash[0]);
  const on = along + (period - inPeriod);
  const nearest = inPeriod - dash[0] < period - inPeriod ? back : on;
  return nearest < 0 || nearest > length ? (back < 0 ? on : back) : nearest;
}

function grainAt(x: number, y: number, { grain = 0 }: Stroke): number {
  if (grain === 0) return 0;
  const noise = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (noise - Math.floor(noise)) * grain;
}
