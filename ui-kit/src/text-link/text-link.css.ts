import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const link = style({
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: vars.space[2],
  transition: `color ${vars.motion.state}`,
  cursor: 'pointer',
});

export const tones = styleVariants({
  accent: { color: vars.color.accentText, textDecoration: 'underline' },
  quiet: {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  },
});
