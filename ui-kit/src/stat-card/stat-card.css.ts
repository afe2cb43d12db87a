import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const stat = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
export const label = style({ fontSize: vars.text[14], color: vars.color.textMuted });

/** Digits like those on the back of a shirt. */
export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[36],
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});

export const trends = styleVariants({
  up: { color: vars.color.success },
  down: { color: vars.color.danger },
  steady: { color: vars.color.textMuted },
});
export const trend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
});
