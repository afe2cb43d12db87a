import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border}`,
  fontWeight: 600,
  lineHeight: 1,
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
  userSelect: 'none',
});

export const sizes = styleVariants({
  small: { inlineSize: 24, blockSize: 24, fontSize: '0.625rem' },
  medium: { inlineSize: 32, blockSize: 32, fontSize: vars.text[12] },
  /** In a tile. */
  big: { inlineSize: 40, blockSize: 40, fontSize: vars.text[14] },
  /** In a card of the person. */
  huge: { inlineSize: 64, blockSize: 64, fontSize: vars.text[18] },
  large: { inlineSize: 48, blockSize: 48, fontSize: vars.text[16] },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
