import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const item = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } } },
  },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 72,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.tint}, box-shadow ${vars.motion.tint}`,
  selectors: {
    '&:is(:focus-visible, [data-focus-visible])': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-pressed], &[aria-expanded="true"]': { borderColor: vars.color.borderStrong },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.raised } },
    },
    [media.belowTablet]: {
      minBlockSize: 60,
      paddingInline: 0,
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none !important',
      selectors: { '&[data-pressed]': { backgroundColor: vars.color.pressed } },
    },
  },
});

/** Name above detail; on phones side by side. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[12] },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { flex: 1 } },
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text[16],
  fontWeight: 500,
  lineHeight: vars.leading.tight,
});

export const detail = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  fontSize: vars.text[14],
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
  '@media': { [media.belowTablet]: { flex: 'none', maxInlineSize: '50%' } },
});
