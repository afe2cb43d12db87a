import { style } from '@vanilla-extract/css';

export const room = style({ display: 'inline-flex', maxInlineSize: '100%' });
export const empty = style({ visibility: 'hidden' });
