import type { StyledText } from '../fonts';
import { ink, lineHeight, small, title as titleStyle } from '../theme';
import type { PdfContent } from '../content';
import type { PdfCanvas } from '../pdf-canvas';
import { linesOf } from '../text/lines';
import type { Line } from '../text/spans';
import type { Area } from './area';
import { lineRow, spaceOf, type Row } from './rows';

type Head = Pick<PdfContent, 'title' | 'about' | 'tags'>;

const tagStyle = { ...small, color: ink.accent };
const chip = { height: 15, inside: 6, between: 5 };

export const headTexts = ({ title, about, tags }: Head): StyledText[] => [
  { text: title, font: titleStyle.font },
  { text: [about, ...tags].join(' '), font: small.font },
];

/** Lays out title, line of origin and tags, above a rule. */
export function headRows({ title, about, tags }: Head, area: Area, canvas: PdfCanvas): Row[] {
  const heading = { ...area, structure: canvas.element(area.structure, 'H1') };
  const rest = { ...area, structure: canvas.element(area.structure, 'P') };
  const titleLines = [...linesOf([{ text: title, style: titleStyle }], area.width, canvas)];
  const aboutLines = [...linesOf([{ text: about, style: small }], area.width, canvas)];
  return [
    ...titleLines.map((line) => lineRow(line, heading, lineHeight(titleStyle))),
    spaceOf(5, []),
    ...aboutLines.map((line) => lineRow(line, rest, 13)),
    ...tagRows(tags, area, canvas),
    rule(area),
  ];
}

function tagRows(tags: readonly string[], area: Area, canvas: PdfCanvas): Row[] {
  const structure = canvas.element(area.structure, 'P');
  const chips = tags.flatMap((text) => {
    const [line] = linesOf([{ text, style: tagStyle }], area.width - 2 * chip.inside, canvas);
    return line ? [line] : [];
  });
  return inLines(chips, area).map((placed) => ({
    height: chip.height + chip.between,
    boxes: [],
    paint(_, top) {
      for (const { line, x } of placed) {
        const width = line.width + 2 * chip.inside;
        const y = top + chip.between;
        canvas.decoration((doc) =>
          doc.lineWidth(0.6).roundedRect(x, y, width, chip.height, 7.5).stroke(ink.rule),
        );
        canvas.line(line, { x: x + chip.inside, top: y, height: chip.height, structure });
      }
    },
  }));
}

interface Placed {
  line: Line;
  x: number;
}

function inLines(lines: readonly Line[], { x: left, width: room }: Area): Placed[][] {
  const rows: Placed[][] = [];
  let x = left;
  for (const line of lines) {
    const width = line.width + 2 * chip.inside;
    if (rows.length === 0 || x + width > left + room) {
      rows.push([]);
      x = left;
    }
    rows.at(-1)?.push({ line, x });
    x += width + chip.between;
  }
  return rows;
}

const rule = ({ x, width }: Area): Row => ({
  height: 30,
  boxes: [],
  paint: (canvas, top) => canvas.decoration((doc) => doc.rect(x, top + 12, width, 0.75).fill(ink.rule)),
});
