import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0 });
export const content = style({ minInlineSize: 0, maxInlineSize: vars.width.text, flex: '0 1 auto' });
export const action = style({
  flex: 'none',
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.tint}`,
      selectors: { [`${row}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
  },
});
