import type { StyledText } from '../fonts';
import { paper, room, small } from '../theme';
import type { PdfCanvas } from '../pdf-canvas';
import { linesOf } from '../text/lines';
import type { Line } from '../text/spans';

const footer = { top: paper.height - 42, height: 12 };

export const footerTexts = ({ title }: { title: string }): StyledText[] => [
  { text: `${title} … / 0123456789`, font: small.font },
];

/** Paints title and page number on each page, as artifacts that screen readers skip. */
export function paintFooters(canvas: PdfCanvas, { title }: { title: string }): void {
  const { start, count } = canvas.doc.bufferedPageRange();
  const name = shortened(title, canvas);
  for (let place = start; place < start + count; place++) {
    canvas.doc.switchToPage(place);
    const number = lineOf(`${place + 1} / ${count}`, canvas);
    canvas.decoration(() => {
      paint(canvas, name, paper.side);
      paint(canvas, number, paper.side + room.width - number.width);
    });
  }
}

const paint = (canvas: PdfCanvas, line: Line, x: number) => canvas.line(line, { x, ...footer });

const nothing: Line = { pieces: [], width: 0, isRightToLeft: false };

function lineOf(text: string, canvas: PdfCanvas): Line {
  const [line = nothing] = linesOf([{ text, style: small }], room.width, canvas);
  return line;
}

function shortened(title: string, canvas: PdfCanvas): Line {
  const [line = nothing, more] = linesOf([{ text: title, style: small }], room.width * 0.8, canvas);
  if (!more) return line;
  return lineOf(`${line.pieces.map(({ text }) => text).join('')} …`, canvas);
}
