import { style } from '@vanilla-extract/css';
import { mark } from '../form/choice.css';
import { vars } from '../theme/vars.css';

export const box = style([
  mark,
  {
    borderRadius: vars.space[4],
    color: 'transparent',
    selectors: {
      '[data-selected] > &, [data-indeterminate] > &': { color: vars.color.textOnAccent },
    },
  },
]);

/** A checkbox without a label, in a row of a list. */
export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.medium,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
