import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const card = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  scrollMarginBlock: '96px',
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-active]': {
      zIndex: vars.layer.raised,
      insetInlineStart: -8,
      borderColor: vars.color.commentLine,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.floating,
    },
  },
  '@media': { [media.stillness]: { transition: 'none' } },
});

/** Replies are indented less than below the page. */
globalStyle(`${card} article article`, { paddingInlineStart: vars.space[12] });
globalStyle(`${card} article article::before`, { insetInlineStart: 0 });

export const open = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

/** A speech bubble like the mark on the board, with its tip towards the board. */
export const number = style({
  position: 'absolute',
  insetBlockStart: 14,
  insetInlineStart: -16,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 22,
  blockSize: 22,
  paddingInline: vars.space[4],
  borderRadius: '11px',
  borderEndStartRadius: '1px',
  fontFamily: vars.font.display,
  fontSize: vars.text[12],
  fontWeight: 650,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.canvas,
  backgroundColor: vars.color.commentLine,
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
});

/** Two lines of the first comment. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.text[14],
  lineHeight: vars.leading.text,
});

/** A mark is 18 px wide on phones, where the text is close to the edge, and its hit area 44 px. */
export const mark = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 24,
  padding: 0,
  border: `1px solid ${vars.color.commentLine}`,
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.small,
  borderEndStartRadius: vars.radius.small,
  fontSize: vars.text[12],
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  backgroundColor: vars.color.comment,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  '::after': { content: '', position: 'absolute', insetBlock: -11, insetInlineStart: -27, insetInlineEnd: 0 },
  '@media': { [media.tablet]: { inlineSize: 24, '::after': { insetInlineStart: -21 } } },
});

/** At the end of the text, which from `beside` on is the begin of the gap before the threads. */
export const markPlace = style({
  position: 'absolute',
  insetInlineEnd: 0,
  '@media': { [media.beside]: { insetInlineEnd: 'auto', insetInlineStart: -8 } },
});
