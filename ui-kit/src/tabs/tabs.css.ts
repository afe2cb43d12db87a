import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minInlineSize: 0,
});

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[12],
  border: 0,
  borderBlockEnd: '2px solid transparent',
  fontSize: vars.text.ui,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: `color ${vars.motion.state}, border-color ${vars.motion.state}`,
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-selected="true"]': { color: vars.color.text, borderColor: vars.color.accent } },
});

export const count = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text[12],
  fontWeight: 600,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
});

export const panel = style({ minInlineSize: 0 });
