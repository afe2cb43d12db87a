import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const path = style({ minInlineSize: 0 });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  fontSize: vars.text[14],
  color: vars.color.textMuted,
  '@media': { [media.belowTablet]: { minBlockSize: vars.target.small } },
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 32,
  selectors: {
    '&:not(:last-child)': { flexShrink: 1 },
    '&:last-child': { flexShrink: 3, color: vars.color.text },
  },
  '@media': {
    [media.belowTablet]: {
      selectors: {
        // The first one, which has the menu, is truncated before the last one.
        '&:not(:last-child)': { flexShrink: 1000, minInlineSize: 112 },
        '&:last-child': { flexShrink: 1 },
      },
    },
  },
});

/** Phones replace the middle items with a menu. */
export const between = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const collapsed = style({
  display: 'none',
  '@media': {
    [media.belowTablet]: { display: 'flex', alignItems: 'center', gap: vars.space[4], flexShrink: 0 },
  },
});

export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  /** The touch target of a link is clipped by this box, whose padding makes it 44 px high. */
  '@media': { [media.touch]: { paddingBlock: `calc((${vars.target.small} - 1lh) / 2)` } },
});

export const divider = style({ flexShrink: 0, selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
