import { fallbackVar, style } from '@vanilla-extract/css';
import { bled } from '../layout/bleed.css';
import { vars } from '../theme/vars.css';

export const list = style({
  display: 'flex',
  gap: vars.space[8],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollPaddingInline: fallbackVar(bled, vars.space[4]),
  paddingInline: fallbackVar(bled, vars.space[4]),
  paddingBlock: vars.space[4],
});

export const item = style({ flex: 'none', inlineSize: 132, scrollSnapAlign: 'start' });

export const tile = style({
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-pressed]': { backgroundColor: vars.color.sunken },
  },
});

export const title = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: vars.space[8],
  fontSize: vars.text[14],
  fontWeight: 500,
});
