import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': {
    [media.tablet]: { paddingInline: vars.space[24] },
    [media.desktop]: { paddingInline: vars.space[32] },
  },
});

export const widths = styleVariants(vars.width, (width) => ({
  maxInlineSize: `calc(${width} + 2 * ${vars.space[32]})`,
}));
