import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Drawn as SVG, so that the bar needs no inline style. */
export const bar = style({
  display: 'block',
  inlineSize: 88,
  blockSize: 4,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border,
  fill: vars.color.accent,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.belowTablet]: { inlineSize: 48 },
    [media.forcedColours]: { border: '1px solid', fill: 'Highlight' },
  },
});
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: vars.text[14],
  fontWeight: 400,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
