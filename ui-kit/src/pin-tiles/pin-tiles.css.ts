import { fallbackVar, style } from '@vanilla-extract/css';
import { bled } from '../layout/bleed.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.belowTablet]: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: fallbackVar(bled, vars.space[4]),
      scrollbarWidth: 'none',
      paddingInline: fallbackVar(bled, vars.space[4]),
      paddingBlock: vars.space[4],
    },
  },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: 64,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.tint}, box-shadow ${vars.motion.tint}, opacity ${vars.motion.tint}`,
  selectors: {
    '&:has(a:is(:focus-visible, [data-focus-visible]))': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(a[data-pressed])': { backgroundColor: vars.color.sunken },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.raised } },
    },
    [media.belowTablet]: { flex: 'none', inlineSize: 228, scrollSnapAlign: 'start' },
  },
});
export const dragged = style({ opacity: 0.5 });

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

/** The hit area of the link covers the whole tile. */
export const link = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  fontSize: vars.text[14],
  fontWeight: 500,
  lineHeight: vars.leading.tight,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none !important',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  '@media': { [media.belowTablet]: { fontSize: vars.text[16] } },
});

export const detail = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.text[14],
  color: vars.color.textMuted,
  '@media': { [media.belowTablet]: { display: 'none' } },
});

/** Appears with hover and focus; always visible where nothing hovers. */
export const menu = style({
  position: 'relative',
  flex: 'none',
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.tint}`,
      selectors: { [`${tile}:is(:hover, :focus-within) &, &:has([aria-expanded="true"])`]: { opacity: 1 } },
    },
  },
});
