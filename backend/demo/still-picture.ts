import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  coloredSvg,
  stillScene,
  type Board,
  type BoardScene,
  type PathShape,
  type Shape,
  type TextShape,
} from '@touchline/contract/boards';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { decompress } from 'wawoff2';

const PICTURE_WIDTH_PX = 1280;
const LETTER_WEIGHT = 650;

/** Draws a board as a PNG file. Letters are drawn as paths, because a server may have no fonts. */
export async function stillPicture(board: Board): Promise<Buffer> {
  const svg = coloredSvg(withOutlines(stillScene(board), await font()));
  const sized = svg.replace('<svg ', `<svg width="${PICTURE_WIDTH_PX}" `);
  return sharp(Buffer.from(sized)).png({ palette: true }).toBuffer();
}

let loaded: Promise<Font> | undefined;
const font = () => (loaded ??= loadFont());

async function loadFont(): Promise<Font> {
  const name = '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
  const file = await decompress(await readFile(createRequire(import.meta.url).resolve(name)));
  return (create(Buffer.from(file)) as Font).getVariation({ wght: LETTER_WEIGHT });
}

function withOutlines(scene: BoardScene, letters: Font): BoardScene {
  const outlined = (shapes: readonly Shape[]) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? outlines(shape, letters) : [shape]));
  return {
    ...scene,
    ground: outlined(scene.ground),
    zones: outlined(scene.zones),
    pieces: scene.pieces.map((piece) => ({ ...piece, shapes: outlined(piece.shapes) })),
  };
}

/** Returns the letters of a text, and before them their halo. */
function outlines({ text, x, y, size, fill, halo, rotation = 0 }: TextShape, letters: Font): PathShape[] {
  const scale = size / letters.unitsPerEm;
  const { glyphs, positions, advanceWidth } = letters.layout(text);
  let left = (-advanceWidth * scale) / 2;
  const d = glyphs
    .map(({ path }, index) => {
      const placed = path.scale(scale, -scale).translate(left, 0);
      left += (positions[index]?.xAdvance ?? 0) * scale;
      return placed
        .rotate((rotation * Math.PI) / 180)
        .translate(x, y)
        .toSVG();
    })
    .join('');
  const around: PathShape[] = halo ? [{ kind: 'path', d, stroke: 'ground', width: halo, round: true }] : [];
  return [...around, { kind: 'path', d, fill }];
}
