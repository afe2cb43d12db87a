import { style } from '@vanilla-extract/css';
import * as floating from '../overlay/floating.css';
import * as modal from '../overlay/modal.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/**
 * React Aria hides a dialog with a field until a phone's keyboard has opened. The palette fills the screen
 * from the top and does not need to wait.
 */
const atOnce = {
  '&:not([data-exiting])': {
    opacity: '1 !important',
    clip: 'auto !important',
    clipPath: 'none !important',
    maskImage: 'none !important',
  },
};

/** Fills the screen on phones; elsewhere in its upper part. */
export const scrim = style([
  modal.scrim,
  {
    alignItems: 'flex-start',
    paddingBlockStart: `max(${vars.space[24]}, 12vh)`,
    '@media': { [media.belowTablet]: { alignItems: 'stretch', padding: '0 !important', selectors: atOnce } },
  },
]);

/** Has a fixed height, so that nothing jumps while typing. */
export const box = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: 640,
  blockSize: 'min(440px, 100%)',
  overflow: 'hidden',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.belowTablet]: {
      maxInlineSize: 'none',
      blockSize: 'auto',
      border: 0,
      borderRadius: 0,
      selectors: atOnce,
    },
  },
});

export const dialog = modal.dialog;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.header.height,
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.belowTablet]: { paddingInlineEnd: vars.space[4] } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  flexShrink: 0,
  color: vars.color.textMuted,
});

/** The only element that ever has the focus, so the caret is enough to show it. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  padding: 0,
  border: 0,
  fontSize: vars.text[16],
  color: 'inherit',
  backgroundColor: 'transparent',
  caretColor: vars.color.accent,
  outline: 'none !important',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});

export const escape = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const close = style({
  display: 'none',
  '@media': { [media.belowTablet]: { display: 'block' } },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  padding: vars.space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const group = style({
  selectors: { '& + &': { paddingBlockStart: vars.space[8] } },
});

export const groupTitle = floating.groupTitle;

const shape = {
  gap: vars.space[12],
  minBlockSize: `max(${vars.target.medium}, 40px)`,
};

export const row = style([
  floating.option,
  {
    ...shape,
    /** Scrolls the title of a group into view with its first row. */
    scrollMarginBlock: vars.space[32],
    selectors: { '&[aria-selected="true"]': { backgroundColor: vars.color.accentSubtle } },
    '@media': {
      [media.forcedColours]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
]);

/** The skeleton of a row. */
export const outline = style({
  ...shape,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space[8],
});

export const start = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  flexShrink: 0,
  color: vars.color.textMuted,
});

export const words = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { flexDirection: 'column', alignItems: 'stretch' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The label has priority over the detail, which keeps at least a third of the row. */
export const label = style({ ...oneLine, minInlineSize: 0 });
export const detail = style({
  ...oneLine,
  flex: '1 0 33%',
  maxInlineSize: 'max-content',
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});

export const empty = style({
  flex: 1,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[48],
  textAlign: 'center',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text[12],
  color: vars.color.textMuted,
  '@media': { [media.touch]: { display: 'none' } },
});
