import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const link = style({
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: vars.space[2],
  transition: `color ${vars.motion.tint}`,
  cursor: 'pointer',
});

export const tones = styleVariants({
  accent: {
    color: vars.color.accentText,
    textDecoration: 'underline',
    selectors: { '&[data-hovered], &[data-pressed]': { textDecorationThickness: '2px' } },
  },
  quiet: {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[data-hovered], &[data-pressed]': { textDecoration: 'underline' } },
  },
});

/** The touch target is higher than the line; the next line of a text would lie under it. */
export const alone = style({
  position: 'relative',
  '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset: '-14px 0' } } },
});
