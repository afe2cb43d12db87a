import { style } from '@vanilla-extract/css';
import { floating } from '../overlay/floating.css';
import { vars } from '../theme/vars.css';

export const content = style({ padding: vars.space[16], outline: 'none' });

/** A readable width for lists. */
export const wide = style([floating, { inlineSize: 420, maxInlineSize: 'calc(100vw - 16px) !important' }]);
