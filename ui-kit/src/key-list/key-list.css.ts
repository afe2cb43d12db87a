import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const groups = style({ columns: '260px', columnGap: vars.space[32] });

export const group = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[24] });

export const list = style({ paddingBlockStart: vars.space[4] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: 36,
  fontSize: vars.text[14],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const keys = style({ flexShrink: 0 });
