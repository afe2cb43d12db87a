import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minBlockSize: vars.target.medium,
  padding: vars.space[8],
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px !important',
  transition: `background-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const sentence = style({
  fontSize: vars.text[14],
  lineHeight: vars.leading.tight,
  selectors: { '[data-unread] &': { fontWeight: 600 } },
});

/** Two lines, so that a long comment does not push other items out of view. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});

export const when = style({
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});

export const dot = style({
  flexShrink: 0,
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  position: 'relative',
  insetBlockStart: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
