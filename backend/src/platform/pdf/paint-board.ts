import { paperColors, type BoardScene, type Shape } from '@touchline/contract/boards';
import type { PdfCanvas } from './pdf-canvas';
import { linesOf } from './text/lines';
import { boardLabel } from './theme';

type Colors = ReturnType<typeof paperColors>;
type Painted = Exclude<Shape, { kind: 'text' }>;

/** Wider than any label of a board, which is never broken. */
const ONE_LINE = 1e6;

export interface FramePlace {
  x: number;
  top: number;
  width: number;
  height: number;
}

/** Paints a scene as vectors into a box, which has its proportions. */
export function paintBoard(
  canvas: PdfCanvas,
  scene: BoardScene,
  { x, top, width, height }: FramePlace,
): void {
  const { doc } = canvas;
  const { view, surface, ground, zones, lines, pieces } = scene;
  const colors = paperColors(surface);
  const paint = (shape: Shape) => paintShape(canvas, shape, colors);
  doc.save();
  doc.roundedRect(x, top, width, height, 4).clip();
  doc
    .translate(x, top)
    .scale(width / view.width)
    .translate(-view.x, -view.y);
  for (const shape of [...ground, ...zones, ...lines.flatMap(({ shapes }) => shapes)]) paint(shape);
  for (const piece of pieces) {
    doc.save().translate(piece.x, piece.y);
    piece.shapes.forEach(paint);
    doc.restore();
  }
  doc.restore();
}

function paintShape(canvas: PdfCanvas, shape: Shape, colors: Colors): void {
  if (shape.kind === 'text') return paintText(canvas, shape, colors);
  const { doc } = canvas;
  doc.save();
  if (shape.width !== undefined) doc.lineWidth(shape.width);
  // pdfkit takes a list, which its types lack.
  if (shape.dash) doc.dash([...shape.dash] as unknown as number, {});
  if (shape.kind === 'path' && shape.round) doc.lineCap('round').lineJoin('round');
  if (shape.fillOpacity !== undefined) doc.fillOpacity(shape.fillOpacity);
  outline(doc, shape);
  if (shape.fill && shape.stroke) doc.fillAndStroke(colors[shape.fill], colors[shape.stroke]);
  else if (shape.fill) doc.fill(colors[shape.fill]);
  else if (shape.stroke) doc.stroke(colors[shape.stroke]);
  doc.restore();
}

function outline(doc: PDFKit.PDFDocument, shape: Painted): void {
  switch (shape.kind) {
    case 'path':
      doc.path(shape.d);
      break;
    case 'circle':
      doc.circle(shape.x, shape.y, shape.r);
      break;
    case 'rect':
      if (shape.corner) doc.roundedRect(shape.x, shape.y, shape.w, shape.h, shape.corner);
      else doc.rect(shape.x, shape.y, shape.w, shape.h);
  }
}

/** The halo of a text is left out: paper is white, and lines are thin. */
function paintText(canvas: PdfCanvas, shape: Extract<Shape, { kind: 'text' }>, colors: Colors): void {
  const { text, x, y, size, fill, rotation } = shape;
  const style = { ...boardLabel, size, color: colors[fill] };
  const [line] = linesOf([{ text, style }], ONE_LINE, canvas);
  if (!line) return;
  canvas.doc.save();
  if (rotation) canvas.doc.rotate(rotation, { origin: [x, y] });
  canvas.baseline(line, x - line.width / 2, y);
  canvas.doc.restore();
}
