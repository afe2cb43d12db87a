import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetInline: vars.space[16],
  insetBlockEnd: `calc(${vars.space[16]} + env(safe-area-inset-bottom, 0px) + var(--notices-height, 0px))`,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '52px',
  maxInlineSize: '440px',
  paddingInline: `${vars.space[4]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.desktop]: { insetInlineStart: `calc(${vars.sidebar.width} + ${vars.space[16]})` },
    print: { display: 'none' },
  },
});

export const count = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text[14],
  fontWeight: 600,
  lineHeight: vars.leading.tight,
});
