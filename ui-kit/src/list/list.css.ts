import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const list = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** The pressable part: everything except the content at the end. */
export const line = style({
  flex: '1 1 160px',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: 56,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  border: 0,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  backgroundColor: 'transparent',
});
export const pressable = style({
  cursor: 'pointer',
  outlineOffset: '-2px !important',
  transition: `background-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ display: 'block', fontWeight: 500, fontSize: vars.text.ui });
export const detail = style({ display: 'block', fontSize: vars.text[14], color: vars.color.textMuted });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  paddingBlockEnd: vars.space[4],
  paddingBlockStart: vars.space[4],
});
