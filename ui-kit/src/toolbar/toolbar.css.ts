import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    '& + &': { paddingInlineStart: vars.space[4], borderInlineStart: `1px solid ${vars.color.border}` },
  },
});
