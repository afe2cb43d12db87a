import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A bar at the side: thin while the item is inactive, thick while it is active. */
export const item = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '-12px',
    borderInlineStart: '3px solid transparent',
  },
  selectors: { '&[data-active]::before': { borderColor: vars.color.accent } },
});
