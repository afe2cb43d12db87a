import type { BoardFrame, BoardStrip } from '../blocks';
import type { EventLoopYield } from '../event-loop-yield';
import { paintBoard } from '../paint-board';
import type { PdfCanvas } from '../pdf-canvas';
import { linesOf } from '../text/lines';
import type { Line, TextStyle } from '../text/spans';
import { frameCaption, frameWords, ink, lineHeight } from '../theme';
import type { Area } from './area';
import { lineRow, spaceOf, type Row } from './rows';

const GAP_PT = 16;
const MAX_FRAME_HEIGHT_PT = 300;
/** The alternative text of a frame has the rest. */
const MAX_WORD_LINES = 12;
const BELOW_FRAME_PT = 5;

interface Tools {
  canvas: PdfCanvas;
  eventLoop: EventLoopYield;
}

/** Lays out a board as rows of two frames, each with its caption and its words below. */
export async function boardRows(
  { canvas, eventLoop }: Tools,
  { frames }: BoardStrip,
  area: Area,
): Promise<Row[]> {
  const width = (area.width - GAP_PT) / 2;
  const rows: Row[] = [];
  for (let at = 0; at < frames.length; at += 2) {
    await eventLoop.yieldIfDue();
    const pair = frames
      .slice(at, at + 2)
      .map((frame, side) => frameRow(canvas, frame, { ...area, x: area.x + side * (width + GAP_PT), width }));
    if (rows.length > 0) rows.push(spaceOf(14, area.boxes));
    rows.push({
      height: Math.max(...pair.map(({ height }) => height)),
      boxes: area.boxes,
      paint: (painter, top) => pair.forEach((row) => row.paint(painter, top)),
    });
  }
  return rows;
}

function frameRow(canvas: PdfCanvas, { scene, caption, words, alt }: BoardFrame, area: Area): Row {
  const { view } = scene;
  const scale = Math.min(area.width / view.width, MAX_FRAME_HEIGHT_PT / view.height);
  const [width, height] = [view.width * scale, view.height * scale];
  const figure = canvas.element(area.structure, 'Figure', { alt });
  const captionArea = { ...area, structure: canvas.element(area.structure, 'P') };
  const captions = linesIn(caption, frameCaption, area, canvas);
  const rest = shortened(words, area, canvas);
  const below = [
    ...captions.map((line) => lineRow(line, captionArea, lineHeight(frameCaption))),
    ...rest.map((line) => artifactRow(line, area)),
  ];
  return {
    height: below.reduce((sum, row) => sum + row.height, height + BELOW_FRAME_PT),
    boxes: area.boxes,
    paint(painter, top) {
      painter.inStructure(figure, () => paintBoard(painter, scene, { x: area.x, top, width, height }));
      painter.decoration((doc) =>
        doc.lineWidth(0.6).roundedRect(area.x, top, width, height, 4).stroke(ink.rule),
      );
      let at = top + height + BELOW_FRAME_PT;
      for (const row of below) {
        row.paint(painter, at);
        at += row.height;
      }
    },
  };
}

const linesIn = (text: string, style: TextStyle, { width }: Area, canvas: PdfCanvas): Line[] =>
  text === '' ? [] : [...linesOf([{ text, style }], width, canvas)];

function shortened(text: string, area: Area, canvas: PdfCanvas): Line[] {
  const lines = linesIn(text, frameWords, area, canvas);
  if (lines.length <= MAX_WORD_LINES) return lines;
  const [more] = linesIn('…', frameWords, area, canvas);
  return [...lines.slice(0, MAX_WORD_LINES - 1), ...(more ? [more] : [])];
}

/** A line that screen readers skip, because the alternative text of the figure has it. */
const artifactRow = (line: Line, { x, width, boxes }: Area): Row => {
  const height = lineHeight(frameWords);
  const left = line.isRightToLeft ? x + width - line.width : x;
  return {
    height,
    boxes,
    paint: (canvas, top) => canvas.decoration(() => canvas.line(line, { x: left, top, height })),
  };
};
