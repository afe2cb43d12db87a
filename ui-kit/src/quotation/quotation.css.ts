import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const quotation = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `3px solid ${vars.color.accent}`,
});

export const words = style({ flex: 1, minInlineSize: 0 });

/** The first lines only; the full text is at its source. */
export const quoted = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});
