import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  textAlign: 'start',
  color: vars.color.textMuted,
  cursor: 'pointer',
});

export const words = style({ flex: 1, minInlineSize: 0 });
