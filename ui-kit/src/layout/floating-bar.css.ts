import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A bar over the lower edge of the window, above the banners. */
export const floatingBar = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetInline: vars.space[16],
  insetBlockEnd: `calc(${vars.space[16]} + env(safe-area-inset-bottom, 0px) + var(--notices-height, 0px))`,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  maxInlineSize: '440px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  '@media': { print: { display: 'none' } },
});
