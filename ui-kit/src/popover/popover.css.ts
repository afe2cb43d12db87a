import { style } from '@vanilla-extract/css';
import { floating } from '../overlay/floating.css';
import { vars } from '../theme/vars.css';

export const content = style({ padding: vars.space[16], outline: 'none' });

export const card = style([floating, { inlineSize: 320, minInlineSize: '0 !important' }]);

/** A readable width for lists. */
export const wide = style([floating, { inlineSize: 420, maxInlineSize: 'calc(100vw - 16px) !important' }]);
