import type { Marks, TextBlock } from './blocks';
import type { TextStyle } from './text/spans';

/** A4 with margins, in points. */
export const paper = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 64 };
/** The room between the margins of a page, in points. */
export const room = { width: paper.width - 2 * paper.side, height: paper.height - paper.top - paper.bottom };

/** The same on a page for a wide table. */
export const landscape = {
  width: paper.height - 2 * paper.side,
  height: paper.width - paper.top - paper.bottom,
};

/** The colours of the light theme, a shade darker. */
export const ink = {
  paper: '#ffffff',
  text: '#17211c',
  quiet: '#59645d',
  accent: '#0b6b3a',
  rule: '#c8c4b8',
  ground: '#f4f1ea',
  mark: '#fdf0b3',
  red: '#b3261e',
  blue: '#1b5a91',
};

export const tones = new Map([
  ['info', { ground: '#edf4fa', bar: '#1b5a91' }],
  ['tip', { ground: '#eaf5ee', bar: '#0b6b3a' }],
  ['warning', { ground: '#fdf3e1', bar: '#b06a00' }],
]);

const plain = { isMono: false, isBold: false, isItalic: false };
const bold = { ...plain, isBold: true };
export const body: TextStyle = { font: plain, size: 10.5, color: ink.text };
export const code: TextStyle = { ...body, font: { ...plain, isMono: true }, size: 9 };
export const title: TextStyle = { ...body, font: bold, size: 23 };
export const small: TextStyle = { ...body, size: 8.5, color: ink.quiet };

/** Caption and words of a frame of a board, and the labels in it. */
export const frameCaption: TextStyle = { ...body, font: bold, size: 9.5 };
export const frameWords: TextStyle = { ...body, size: 8, color: ink.quiet };
export const boardLabel: TextStyle = { ...body, font: bold };

export const textStyles: Record<TextBlock['role'], TextStyle> = {
  paragraph: body,
  h2: { ...body, font: bold, size: 16 },
  h3: { ...body, font: bold, size: 13 },
  h4: { ...body, font: bold, size: 11 },
  source: { ...body, size: 9.5, color: ink.quiet },
  caption: { ...body, size: 9, color: ink.quiet },
};

/** Space before a block that follows another, in points. */
export const spaceBefore: Record<TextBlock['role'], number> = {
  paragraph: 7,
  h2: 20,
  h3: 16,
  h4: 12,
  source: 4,
  caption: 4,
};
export const spaceBetween = 9;

export const lineHeight = ({ size }: TextStyle) => size * (size > 12 ? 1.3 : 1.5);

export const scaled = (style: TextStyle, scale = 1): TextStyle =>
  scale === 1 ? style : { ...style, size: style.size * scale };

/** Applies marks to a style. */
export function marked(base: TextStyle, marks: Marks): TextStyle {
  const { isBold = false, isItalic = false, isCode = false, isUnderlined = false, href } = marks;
  const { isMono } = base.font;
  return {
    font: {
      isMono: isMono || isCode,
      isBold: base.font.isBold || isBold,
      isItalic: base.font.isItalic || isItalic,
    },
    size: isCode && !isMono ? base.size * 0.9 : base.size,
    color: colorOf(base, marks),
    ground: groundOf(base, marks),
    hasUnderline: isUnderlined || href !== undefined,
    hasStrike: marks.isStruck,
    href,
  };
}

function colorOf(base: TextStyle, { color, href }: Marks): string {
  if (color === 'red' || color === 'blue') return ink[color];
  return href === undefined ? base.color : ink.accent;
}

function groundOf({ font }: TextStyle, { isMarked, isCode }: Marks): string | undefined {
  if (isMarked) return ink.mark;
  return isCode && !font.isMono ? ink.ground : undefined;
}
