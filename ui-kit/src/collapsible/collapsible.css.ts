import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Height of the collapsed text: about eight lines. */
const collapsedHeightPx = 208;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  position: 'relative',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const content = style({ inlineSize: '100%', minInlineSize: 0 });
export const cut = style({ maxBlockSize: collapsedHeightPx, overflow: 'hidden' });
/** Fades the last lines, so that the cut is visible. */
export const fading = style([
  cut,
  { maskImage: `linear-gradient(${vars.color.text} calc(100% - 64px), transparent)` },
]);

const COMPACT_LINE_PX = 21;
/** Whole lines of 14 px: eight, on phones two. */
export const compact = style({
  maxBlockSize: 8 * COMPACT_LINE_PX,
  '@media': { [media.belowTablet]: { maxBlockSize: 2 * COMPACT_LINE_PX } },
});
export const inlineToggle = style({
  position: 'relative',
  padding: 0,
  border: 0,
  fontSize: vars.text[14],
  fontWeight: 600,
  lineHeight: `${COMPACT_LINE_PX}px`,
  color: vars.color.accentText,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -12 },
});
/** Covers the end of the last line. */
export const atLineEnd = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInlineStart: vars.space[32],
  /** The text fades out before the button. */
  backgroundImage: `linear-gradient(to right, transparent, ${vars.color.canvas} ${vars.space[24]})`,
  selectors: {
    '[dir="rtl"] &': {
      backgroundImage: `linear-gradient(to left, transparent, ${vars.color.canvas} ${vars.space[24]})`,
    },
  },
});
