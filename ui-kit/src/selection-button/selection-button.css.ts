import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.floating,
});

export const bubble = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: 'max-content',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
});

export const tools = style({
  paddingInlineEnd: vars.space[4],
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
