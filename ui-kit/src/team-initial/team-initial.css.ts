import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const initial = style({
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  fontFamily: vars.font.display,
  fontWeight: 650,
  lineHeight: 1,
  userSelect: 'none',
});

export const sizes = styleVariants({
  mini: { inlineSize: 18, blockSize: 18, borderRadius: vars.radius.small, fontSize: vars.text[12] },
  small: { inlineSize: 24, blockSize: 24, borderRadius: vars.radius.small, fontSize: vars.text[14] },
  medium: { inlineSize: 36, blockSize: 36, borderRadius: vars.radius.small, fontSize: vars.text[18] },
  large: {
    inlineSize: 56,
    blockSize: 56,
    borderRadius: vars.radius.medium,
    fontSize: vars.text[28],
    '@media': { [media.belowTablet]: { inlineSize: 40, blockSize: 40, fontSize: vars.text[22] } },
  },
});

export const tints = styleVariants(vars.tint, ({ ground, ink }) => ({ color: ink, backgroundColor: ground }));
