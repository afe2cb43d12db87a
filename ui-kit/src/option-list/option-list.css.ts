import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({
  position: 'fixed',
  zIndex: vars.layer.popover,
  inlineSize: '18rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space[16]})`,
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: vars.space[4],
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  fontSize: vars.text.ui,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.color.accentSubtle, color: vars.color.accentText },
    '&[aria-selected="true"]:hover': { backgroundColor: vars.color.accentSubtle },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } } },
});

/** Wraps instead of being truncated, because it distinguishes items of the same name. */
export const detail = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});
