import type { Board } from './board';
import { boardPictureTexts as texts } from './board-picture-texts';
import { describeBoard } from './describe';
import { filmOf } from './film';
import { paperColors, withoutMembers } from './paper';
import type { Surface } from './pitches';
import { sceneOf } from './scene';
import type { ColorRole } from './shapes';
import { escaped } from './lines-svg';
import { svgOf } from './svg';
import { round } from './view';

/*
 * One step of a board as a picture that leaves the app: an SVG file in the colours of paper, with the play and the step in words below. All
 * colours are attributes, because programs that import SVG files apply no style sheets.
 */

export interface StepPicture {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface StepOfPlay {
  /** Title of the play. */
  readonly title: string;
  /** Index of the step; ignored by a board without steps. */
  readonly step: number;
}

const WIDTH_PX = 1200;
const MARGIN_PX = 32;
const GAP_PX = 20;
/** Tall pitches are narrower than the picture. */
const MAX_DRAWING_HEIGHT_PX = 1500;
const FRAME_COLOR = '#c8c4b8';
const FONTS = 'Archivo SemiCondensed, Arial Narrow, system-ui, sans-serif';

const titleStyle: LineStyle = { size: 40, leading: 50, weight: 650, color: '#17211c', maxLines: 2 };
const stepStyle: LineStyle = { size: 30, leading: 40, weight: 400, color: '#4a554e', maxLines: 3 };

/** Returns the picture of a step as it begins, with its lines, or of the start of a board without steps. It has no names of members. */
export function stepPicture(given: Board, { title, step }: StepOfPlay): StepPicture {
  const board = withoutMembers(given);
  const film = filmOf(board);
  const scene = sceneOf(board, { step, film });
  const { view, surface } = scene;
  const room = WIDTH_PX - 2 * MARGIN_PX;
  const scale = Math.min(room / view.width, MAX_DRAWING_HEIGHT_PX / view.height);
  const box = {
    x: round((WIDTH_PX - view.width * scale) / 2),
    y: MARGIN_PX,
    width: round(view.width * scale),
    height: round(view.height * scale),
  };
  const name = film.steps.length > 0 ? texts.stepOf(step + 1, film.steps.length) : texts.start;
  const lines = [
    ...wrapped(title, titleStyle),
    ...wrapped(texts.line(name, board.steps[step]?.caption), stepStyle),
  ];
  const top = box.y + box.height + GAP_PX;
  const bottom = lines.reduce((sum, { style }) => sum + style.leading, top);
  const height = Math.ceil(bottom + MARGIN_PX);
  const { start, steps } = describeBoard(board);
  return {
    width: WIDTH_PX,
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${height}" viewBox="0 0 ${WIDTH_PX} ${height}" role="img" font-family="${FONTS}">`,
      `<title>${words(texts.titleOf(title, name))}</title>`,
      `<desc>${words(steps[step] ?? start)}</desc>`,
      `<rect width="${WIDTH_PX}" height="${height}" fill="#ffffff"/>`,
      onPaper(svgOf(scene), surface).replace(
        '<svg ',
        `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" font-weight="650" `,
      ),
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6" fill="none" stroke="${FRAME_COLOR}" stroke-width="2"/>`,
      ...textsBelow(lines, top),
      '</svg>',
    ].join(''),
  };
}

/** Replaces the roles of colours, which are attributes in the markup of a scene. */
function onPaper(svg: string, surface: Surface): string {
  const colors = paperColors(surface);
  return svg.replaceAll(
    /data-([fi])="([a-z-]+)"/g,
    (_, kind: string, role: string) => `${kind === 'f' ? 'fill' : 'stroke'}="${colors[role as ColorRole]}"`,
  );
}

interface LineStyle {
  readonly size: number;
  readonly leading: number;
  readonly weight: number;
  readonly color: string;
  readonly maxLines: number;
}

interface TextLine {
  readonly text: string;
  readonly style: LineStyle;
}

function textsBelow(lines: readonly TextLine[], top: number): string[] {
  let bottom = top;
  return lines.map(({ text, style }) => {
    bottom += style.leading;
    const place = isRightToLeft(text) ? `x="${WIDTH_PX - MARGIN_PX}" direction="rtl"` : `x="${MARGIN_PX}"`;
    const baseline = round(bottom - (style.leading - style.size) / 2 - style.size * 0.2);
    return `<text ${place} y="${baseline}" font-size="${style.size}" font-weight="${style.weight}" fill="${style.color}">${words(text)}</text>`;
  });
}

/** Breaks a text into lines, without a font to measure it: the widths are those of wide system fonts. */
function wrapped(text: string, style: LineStyle): TextLine[] {
  const room = (WIDTH_PX - 2 * MARGIN_PX) / style.size;
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => broken(each, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  const all = line === '' ? lines : [...lines, line];
  const shown = all.slice(0, style.maxLines);
  const last = shown.at(-1);
  if (all.length > shown.length && last !== undefined)
    shown[shown.length - 1] = `${shortened(last, room - 1)}…`;
  return shown.map((each) => ({ text: each, style }));
}

/** Breaks a word that is longer than a line. */
function broken(word: string, room: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const part = `${parts.at(-1)}${letter}`;
    if (widthOf(part) <= room) parts[parts.length - 1] = part;
    else parts.push(letter);
  }
  return parts;
}

function shortened(line: string, room: number): string {
  const letters = [...line];
  while (widthOf(letters.join('')) > room) letters.pop();
  return letters.join('').trimEnd();
}

/** Width of a text as a multiple of its size. */
const widthOf = (text: string) => Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0);

function letterWidth(letter: string): number {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(
      letter,
    )
  )
    return 1;
  if (/[\p{Lu}\p{Nd}mw@%—…]/u.test(letter)) return 0.72;
  return /[\s.,:;'!|iljtfr]/.test(letter) ? 0.36 : 0.58;
}

const isRightToLeft = (text: string) => /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);

/** Escapes a text; characters that XML forbids become spaces. */
const words = (text: string) => escaped(text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' '));
