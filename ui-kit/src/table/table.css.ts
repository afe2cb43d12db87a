import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.target.medium,
});
export const search = style({ flex: '1 1 240px', maxInlineSize: 360, minInlineSize: 0 });
export const bulk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const box = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

/** Scrolls in itself, with its head in place. */
export const table = style({
  inlineSize: '100%',
  maxBlockSize: '70dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  fontSize: vars.text.ui,
  outline: 'none',
});

const cellBox = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space[16],
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const aligned = styleVariants({
  start: { justifyContent: 'flex-start', textAlign: 'start' },
  end: { justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const heading = style([
  cellBox,
  {
    gap: vars.space[4],
    fontSize: vars.text[12],
    fontWeight: 600,
    color: vars.color.textMuted,
    backgroundColor: vars.color.sunken,
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered], &[data-sort-direction]': { color: vars.color.text },
    },
  },
]);

export const arrow = style({
  display: 'flex',
  opacity: 0,
  selectors: {
    '[data-hovered] > &': { opacity: 0.6 },
    '[data-sort-direction] > &': { opacity: 1 },
  },
});

export const row = style({
  blockSize: '100%',
  outline: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
  selectors: {
    '&[data-href]': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-selected]': { backgroundColor: vars.color.accentSubtle },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[data-selected]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

export const cell = cellBox;
/** One line; what is longer ends in an ellipsis. */
export const words = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const rowHeader = style({ fontWeight: 500 });

export const cards = style({
  maxBlockSize: '80dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const card = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[12],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    paddingBlock: vars.space[8],
    selectors: { '&[data-selection-mode]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
]);
export const cardWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  minInlineSize: 0,
});
export const cardTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const detail = style({
  display: 'flex',
  gap: vars.space[8],
  minInlineSize: 0,
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});
export const detailLabel = style({ flexShrink: 0, selectors: { '&::after': { content: ':' } } });

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[24],
  blockSize: 48,
  paddingInline: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const aside = style({ padding: vars.space[24] });
