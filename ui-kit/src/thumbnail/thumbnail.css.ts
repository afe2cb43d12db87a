import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const thumbnail = style({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const sizes = styleVariants({
  small: { inlineSize: 40, blockSize: 40 },
  medium: { inlineSize: 48, blockSize: 48 },
});

/** Covers the icon, which is visible while the picture loads and if it fails. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
