import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative' });

/** Has its final width and no height, so that nothing shifts when it is shown. */
export const mounting = style({
  selectors: {
    '&[inert]': { position: 'absolute', insetBlockStart: 0, insetInline: 0, visibility: 'hidden' },
  },
});
