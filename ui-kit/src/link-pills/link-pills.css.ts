import { fallbackVar, style } from '@vanilla-extract/css';
import { bled } from '../layout/bleed.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: fallbackVar(bled, vars.space[4]),
      paddingInline: fallbackVar(bled, vars.space[4]),
      paddingBlock: vars.space[4],
    },
  },
});

export const item = style({
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { flex: 'none', maxInlineSize: 228 } },
});

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  maxInlineSize: 288,
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  fontSize: vars.text[14],
  fontWeight: 500,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-pressed]': { backgroundColor: vars.color.sunken },
  },
});
export const icon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.textMuted });
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
