import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minInlineSize: 0,
});

export const group = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text[14],
  fontWeight: 650,
  wordSpacing: displayGap,
  overflowWrap: 'anywhere',
});

export const count = style({
  fontFamily: vars.font.body,
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});

/** Cards with a sketch stand in one row from tablets on. */
export const sketched = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Many templates scroll in a box of their own, so that the fields below stay near. */
export const plain = style({
  maxBlockSize: 208,
  overflowY: 'auto',
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const button = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.tint}`,
  selectors: {
    [`${sketched} &`]: { flexDirection: 'column' },
    [`${plain} &`]: {
      alignItems: 'center',
      gap: vars.space[12],
      minBlockSize: 56,
      paddingInline: vars.space[12],
    },
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-pressed]': { backgroundColor: vars.color.sunken },
    /** Over the sketch, which covers a shadow of the card. */
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      inset: -1,
      border: `2px solid ${vars.color.accent}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '&[data-selected]': { borderColor: vars.color.accent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    /** The box of the list would cut off an outline outside. */
    [`${plain} &[data-focus-visible]`]: { outlineOffset: '-4px' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({ display: 'grid', flex: 'none', color: vars.color.textMuted });

export const words = style({
  minInlineSize: 0,
  selectors: { [`${sketched} &`]: { padding: vars.space[12], paddingBlockStart: vars.space[8] } },
});

export const label = style({
  display: 'block',
  fontSize: vars.text[14],
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    [`${plain} &`]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', fontWeight: 500 },
  },
});

export const detail = style({
  display: 'block',
  fontSize: vars.text[12],
  lineHeight: vars.leading.text,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The sheet of paper in the upper part of a card; its foot is cut off. */
export const sketch = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 104,
  flex: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  '@media': { [media.belowTablet]: { blockSize: 56 } },
});
globalStyle(`${sketch} .paper`, { fill: vars.color.surface, stroke: vars.color.border });
globalStyle(`${sketch} .ink`, { fill: vars.color.text });
globalStyle(`${sketch} .line`, { fill: vars.color.borderStrong, opacity: 0.55 });
globalStyle(`${sketch} .accent`, { fill: vars.color.accent });
globalStyle(`${sketch} .danger`, { fill: vars.color.danger, opacity: 0.75 });
globalStyle(`${sketch} .grid`, { fill: 'none', stroke: vars.color.borderStrong, opacity: 0.7 });
