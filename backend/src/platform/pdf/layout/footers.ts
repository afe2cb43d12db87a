import type { StyledText } from '../fonts';
import { paper, room, small } from '../theme';
import type { PdfCanvas } from '../pdf-canvas';
import { linesOf } from '../text/lines';
import type { Line } from '../text/spans';

/** From the lower edge of the page to the top of the footer, in points. */
const FOOTER_FROM_EDGE_PT = 42;

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
    const { width, height } = canvas.doc.page;
    const footer = { top: height - FOOTER_FROM_EDGE_PT, height: 12 };
    canvas.decoration(() => {
      canvas.line(name, { x: paper.side, ...footer });
      canvas.line(number, { x: width - paper.side - number.width, ...footer });
    });
  }
}

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
