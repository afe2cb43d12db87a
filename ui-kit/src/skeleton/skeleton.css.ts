import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  backgroundColor: vars.color.border,
  opacity: 0.9,
  animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite`,
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});

export const shapes = styleVariants({
  block: { borderRadius: vars.radius.small },
  /** Has the height of a line of text and is painted in its middle. */
  text: {
    boxSizing: 'content-box',
    blockSize: '0.75em',
    paddingBlock: '0.375em',
    backgroundClip: 'content-box',
    borderRadius: vars.radius.small,
  },
  circle: { borderRadius: vars.radius.full },
});

export const widths = styleVariants(
  {
    '24': '24px',
    '32': '32px',
    '40': '40px',
    '48': '48px',
    '25%': '25%',
    '40%': '40%',
    '60%': '60%',
    '80%': '80%',
    full: '100%',
  },
  (inlineSize) => ({ inlineSize, maxInlineSize: '100%' }),
);

export const heights = styleVariants(
  {
    '16': '16px',
    '24': '24px',
    '32': '32px',
    '40': '40px',
    '48': '48px',
    '96': '96px',
    '160': '160px',
    '400': '400px',
  },
  (blockSize) => ({ blockSize }),
);

export const lines = style({ display: 'block' });
