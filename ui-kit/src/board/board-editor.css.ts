import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

/** The pitch takes the height that is left; below its least height the editor scrolls. */
export const editor = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(280px, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: '1080px',
  minBlockSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[8],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[8],
});
export const toolGroup = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

/** Controls that keep their place while they cannot be used. */
export const whileDrawing = style({ minInlineSize: 0, selectors: { '&[inert]': { opacity: 0.4 } } });

export const pitch = style({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  overflow: 'hidden',
});

const ratio = 'var(--tl-board-ratio)';

/** Fits the drawing into the room that is left. A finger on the grass scrolls; near a piece a script prevents it. */
export const canvas = style({
  position: 'relative',
  inlineSize: `min(100cqw, calc(100cqh * ${ratio}))`,
  aspectRatio: ratio,
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  cursor: 'crosshair',
});

export const layer = style({ position: 'absolute', inset: 0, maxInlineSize: 'none', pointerEvents: 'none' });

/** Cut at the edges of the pitch. */
export const behind = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });

/** Dimmed, so that the lines and pieces above it stand out; less while it is adjusted, to see where its lines are. */
globalStyle(`${behind} > img`, {
  position: 'absolute',
  maxInlineSize: 'none',
  objectFit: 'contain',
  opacity: 0.35,
});
globalStyle(`${canvas}[data-adjusts]`, { touchAction: 'none', cursor: 'move' });
globalStyle(`${canvas}[data-adjusts]:focus-visible`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
});
globalStyle(`${canvas}[data-adjusts] > ${behind} > img`, {
  opacity: 0.7,
  outline: `2px dashed ${vars.color.accent}`,
  outlineOffset: '-2px',
});
globalStyle(`${canvas}[data-adjusts] [data-part="pieces"], ${canvas}[data-adjusts] [data-part="lines"]`, {
  opacity: 0.5,
});

const grounds = ['ground', 'stripe', 'tint', 'dirt', 'goal'].map((role) => `[data-f="${role}"]`).join(', ');
globalStyle(`${canvas}[data-traces] [data-part="ground"] :is(${grounds})`, { fill: 'transparent' });

globalStyle(`${canvas} > div > svg`, {
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
});
globalStyle(`${canvas} [data-grip]`, { outline: 'none' });
globalStyle(`${canvas} [data-grip]:focus-visible > circle`, {
  stroke: vars.color.focus,
  strokeWidth: '3px',
  vectorEffect: 'non-scaling-stroke',
  // Strokes of drawings are not forced.
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
});

/** The play button, the steps that scroll, and the button that goes on, which is always in sight. */
export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const chips = style({
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  /** Room for rings of focus and of warnings. */
  padding: '3px',
});

export const chip = style({
  flexShrink: 0,
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.display,
  fontSize: vars.text[16],
  fontWeight: 650,
  wordSpacing: displayGap,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-warned]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&[aria-selected="true"]': {
      color: vars.color.canvas,
      backgroundColor: vars.color.text,
      borderColor: vars.color.text,
    },
    '&[aria-selected="true"][data-warned]': {
      borderColor: vars.color.danger,
      boxShadow: `0 0 0 2px ${vars.color.danger}`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});

export const next = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  borderStyle: 'dashed',
  borderColor: vars.color.borderStrong,
  paddingInline: vars.space[16],
});

/** The bar of what is chosen and the caption: room for both is reserved, so that the pitch never changes its size. */
export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  minBlockSize: `calc(96px + ${vars.space[4]})`,
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: '44px' });
export const barScroller = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  /** Room for rings of focus. */
  padding: '3px',
});

export const grow = style({ flex: 1, minInlineSize: '6rem' });
export const short = style({ flexShrink: 0, inlineSize: '5rem' });
