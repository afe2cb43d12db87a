import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const scrollStart = style({
  scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space[16]})`,
});
/** High enough to be scrolled to the top, however little it contains. */
export const start = style({
  minBlockSize: `calc(100dvh - ${vars.header.height} - ${vars.space[16]})`,
});
