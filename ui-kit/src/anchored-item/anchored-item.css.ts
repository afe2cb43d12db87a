import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A bar at the side: thin where it says what it belongs to, thick when that is looked at. */
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
