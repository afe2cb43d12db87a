import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative' });

/** As wide as it will be, and without height of its own, so that nothing moves when it is shown. */
export const mounting = style({
  selectors: {
    '&[inert]': { position: 'absolute', insetBlockStart: 0, insetInline: 0, visibility: 'hidden' },
  },
});
