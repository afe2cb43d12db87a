import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const match = style({
  fontWeight: 650,
  color: vars.color.accentText,
  backgroundColor: 'transparent',
});
