import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({
  position: 'fixed',
  zIndex: vars.layer.popover,
  inlineSize: '340px',
  maxInlineSize: `calc(100vw - 2 * ${vars.space[16]})`,
  maxBlockSize: '22rem',
  overflowY: 'auto',
  padding: vars.space[4],
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  /** Leaves room for the line and the keyboard. */
  '@media': { [media.belowTablet]: { maxBlockSize: '16rem' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: `max(${vars.target.small}, ${vars.space[32]})`,
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

/** Has the width of a face, so that labels begin on one line. */
export const start = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[24],
});

/** The detail stands below a label that leaves no space for it. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
});

/** Wraps instead of being truncated, because it distinguishes items of the same name. */
export const detail = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});

export const group = style({
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  fontSize: vars.text[12],
  fontWeight: 550,
  color: vars.color.textMuted,
  selectors: { '&:not(:first-child)': { paddingBlockStart: vars.space[8] } },
});

export const keys = style({
  flex: 'none',
  fontFamily: 'inherit',
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});

export const empty = style({
  padding: vars.space[8],
  fontSize: vars.text.ui,
  color: vars.color.textMuted,
});
