import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { light } from '../theme/light';
import { vars } from '../theme/vars.css';

const green = createVar();
const margin = '12mm';

/** The sheet is in the document only for printing; nothing else is printed while it is there. */
export const poster = style({
  display: 'none',
  '@media': {
    print: {
      vars: { [green]: light.accent },
      display: 'block',
      position: 'relative',
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '270mm',
      padding: '14mm',
      overflow: 'hidden',
      border: `0.8mm solid ${green}`,
      backgroundColor: vars.paper.ground,
      color: vars.paper.ink,
      fontFamily: vars.font.body,
      fontSize: '5mm',
      lineHeight: 1.35,
      printColorAdjust: 'exact',
      page: 'poster',
    },
  },
});

globalStyle('@page poster', { size: 'A4', margin } as object);
globalStyle(`body:has(> ${poster}) > :not(${poster})`, {
  '@media': { print: { display: 'none !important' } },
});

const corner = style({
  position: 'absolute',
  inlineSize: '12mm',
  blockSize: '12mm',
  border: `0.8mm solid ${green}`,
  borderRadius: '50%',
});

/** The corner arcs of a pitch: circles around the corners, of which the sheet shows a quarter. */
export const corners = [
  style([corner, { insetBlockStart: '-6.4mm', insetInlineStart: '-6.4mm' }]),
  style([corner, { insetBlockStart: '-6.4mm', insetInlineEnd: '-6.4mm' }]),
  style([corner, { insetBlockEnd: '-6.4mm', insetInlineStart: '-6.4mm' }]),
  style([corner, { insetBlockEnd: '-6.4mm', insetInlineEnd: '-6.4mm' }]),
];

export const kicker = style({ fontFamily: vars.font.display, fontWeight: 650, fontSize: '6mm' });

const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  paddingBlockStart: '8mm',
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.05,
  letterSpacing: '-0.01em',
  wordSpacing: '0.06em',
  overflowWrap: 'anywhere',
});

export const titles = {
  large: style([title, { fontSize: '20mm' }]),
  medium: style([title, { fontSize: '14mm' }]),
  small: style([title, { fontSize: '9mm' }]),
};

export const lead = style({ paddingBlockStart: '5mm', fontSize: '6mm' });

export const scan = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4mm',
  paddingBlock: '6mm 4mm',
  /** The code begins with its own quiet zone. */
  position: 'relative',
  insetInlineStart: '-8mm',
  inlineSize: 'calc(100% + 8mm)',
});

export const code = style({ inlineSize: '92mm', flexShrink: 0 });

export const steps = style({
  display: 'grid',
  gap: '6mm',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  display: 'flex',
  gap: '4mm',
  alignItems: 'baseline',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontFamily: vars.font.display,
    fontWeight: 700,
    fontSize: '7mm',
    color: green,
  },
});

export const address = style({
  fontFamily: vars.font.mono,
  fontSize: '4.6mm',
  overflowWrap: 'anywhere',
});

export const foot = style({
  position: 'absolute',
  insetInline: '14mm',
  insetBlockEnd: '12mm',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '8mm',
});

export const quiet = style({ color: light.textMuted, fontSize: '4.2mm' });

export const product = style({ fontFamily: vars.font.display, fontWeight: 650, color: green });
