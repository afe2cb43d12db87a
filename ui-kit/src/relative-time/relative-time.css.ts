import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const time = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  borderRadius: vars.space[2],
});
