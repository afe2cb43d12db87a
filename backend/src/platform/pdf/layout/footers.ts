import type { StyledText } from '../fonts';
import { paper, room, small } from '../look';
import type { Sheet } from '../sheet';
import { linesOf } from '../text/lines';
import type { Line } from '../text/spans';

const footer = { top: paper.height - 42, height: 12 };

export const footerTexts = ({ title }: { title: string }): StyledText[] => [
  { text: `${title} … / 0123456789`, font: small.font },
];

/** The title and the number on each page: decoration, as they say nothing new. */
export function paintFooters(sheet: Sheet, { title }: { title: string }): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  const name = shortened(title, sheet);
  for (let place = start; place < start + count; place++) {
    sheet.doc.switchToPage(place);
    const number = lineOf(`${place + 1} / ${count}`, sheet);
    sheet.decoration(() => {
      paint(sheet, name, paper.side);
      paint(sheet, number, paper.side + room.width - number.width);
    });
  }
}

const paint = (sheet: Sheet, line: Line, x: number) => sheet.line(line, { x, ...footer });

const nothing: Line = { pieces: [], width: 0, isRightToLeft: false };

function lineOf(text: string, sheet: Sheet): Line {
  const [line = nothing] = linesOf([{ text, style: small }], room.width, sheet);
  return line;
}

function shortened(title: string, sheet: Sheet): Line {
  const [line = nothing, more] = linesOf([{ text: title, style: small }], room.width * 0.8, sheet);
  if (!more) return line;
  return lineOf(`${line.pieces.map(({ text }) => text).join('')} …`, sheet);
}
