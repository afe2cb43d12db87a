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
/** On phones the bulk actions take its place, so that the rows do not move. */
export const givesWay = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const bulk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const box = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

/** Rows that are loading. The selector is narrow because an open dialog makes the whole screen inert. */
const waiting = `${box} > [inert]`;

/** Scrolls inside its box with a sticky header. */
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
  gap: vars.space[8],
  blockSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space[16],
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const aligned = styleVariants({
  start: { justifyContent: 'flex-start', textAlign: 'start' },
  end: {
    justifyContent: 'flex-end',
    justifyItems: 'end',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
});

/**
 * Until a third of a second after scrolling, React Aria's virtualizer takes pointer events from its content: a press meanwhile would be
 * lost.
 */
const pointerEvents = 'auto';

export const heading = style([
  cellBox,
  {
    pointerEvents,
    gap: vars.space[4],
    fontSize: vars.text[12],
    fontWeight: 600,
    color: vars.color.textMuted,
    backgroundColor: vars.color.sunken,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered], &[data-sort-direction]': { color: vars.color.text },
    },
  },
]);
/** The sort arrow is on the inner side, so that headings and cells are aligned. */
export const headings = styleVariants({ start: {}, end: { flexDirection: 'row-reverse' } });

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
  pointerEvents,
  outline: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
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

export const opens = style({ cursor: 'pointer' });

export const cell = cellBox;
/** Truncates to one line. */
export const label = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Needs a width, so that the skeleton inside can be a percentage of it. */
export const words = style([
  label,
  { selectors: { [`${waiting} &`]: { flex: 1, display: 'grid', justifyItems: 'inherit' } } },
]);
/** A button instead of text, whose focus ring is not cut off. */
export const control = style({
  minInlineSize: 0,
  selectors: { [`${waiting} &`]: { flex: 1 } },
});
export const rowHeader = style({ fontWeight: 500 });

/** The controls beside the text; they keep their position while the text is loading. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.medium,
  selectors: { [`${waiting} &`]: { visibility: 'hidden' } },
});

export const cards = style({ outline: 'none' });
export const card = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[8],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[4],
    paddingBlock: vars.space[4],
    selectors: {
      '&[aria-rowindex="1"]': { borderBlockStartColor: 'transparent' },
      '&[data-selection-mode]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    },
  },
]);
/** The menu is beside the title; the details below use the whole width. */
export const cardMenu = style({
  gridRow: 1,
  gridColumn: '-2 / -1',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.medium,
});
export const cardWords = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  selectors: { '[role="row"][data-selection-mode] &': { gridColumn: '2 / -1' } },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlockEnd: vars.space[8],
  paddingInlineEnd: vars.space[12],
  minInlineSize: 0,
});
export const cardTitle = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
  paddingInlineEnd: vars.space[32],
  fontWeight: 600,
});
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({ display: 'contents', fontSize: vars.text[14] });
export const detailLabel = style({ color: vars.color.textMuted, alignSelf: 'start' });
export const controlLabel = style({ alignSelf: 'center' });
/** At most two lines. */
export const value = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const more = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const noMatch = style({ padding: vars.space[48], textAlign: 'center' });
