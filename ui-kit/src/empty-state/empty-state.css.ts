import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
  inlineSize: '100%',
  paddingBlock: vars.space[48],
  paddingInline: vars.space[16],
  textAlign: 'center',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxInlineSize: '44ch',
  overflowWrap: 'anywhere',
});

export const signs = styleVariants({
  calm: { color: vars.color.textMuted },
  failure: { color: vars.color.danger },
});
