import { style } from '@vanilla-extract/css';
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
});

export const sign = style({ color: vars.color.textMuted });
export const failure = style({ color: vars.color.danger });
