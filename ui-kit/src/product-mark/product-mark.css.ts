import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontFamily: vars.font.display,
  fontSize: vars.text[18],
  fontWeight: 650,
  letterSpacing: '-0.01em',
  lineHeight: 1,
});

export const sign = style({ color: vars.color.accent, flexShrink: 0 });

export const link = style({
  display: 'inline-flex',
  paddingBlock: vars.space[12],
  textDecoration: 'none',
  color: 'inherit',
  borderRadius: vars.radius.small,
});
