import { style } from '@vanilla-extract/css';
import { edgeFade } from '../layout/edge-fade';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minInlineSize: 0,
});

/** The distance to further controls. */
export const close = style({
  gap: vars.space[16],
  '@media': { [media.belowTablet]: { gap: vars.space[12] } },
});

const fade = vars.space[48];

/** Fades at the ends where more tabs follow; without overflow nothing fades. */
export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
  scrollPaddingInline: fade,
  selectors: edgeFade(fade),
});

export const sticky = style({
  '@media': {
    [media.belowTablet]: {
      position: 'sticky',
      insetBlockStart: vars.header.height,
      zIndex: vars.layer.raised,
      flexShrink: 0,
      backgroundColor: vars.color.canvas,
    },
  },
});

/** The selected tab, or the link to the current screen. */
const selected = '&:is([aria-selected="true"], [aria-current])';

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[12],
  border: 0,
  borderBlockEnd: '2px solid transparent',
  fontSize: vars.text.ui,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.tint}, border-color ${vars.motion.tint}`,
  outlineOffset: '-2px !important',
  selectors: {
    '&:hover, &[data-hovered]': { color: vars.color.text, borderColor: vars.color.border },
    '&:active, &[data-pressed]': { backgroundColor: vars.color.pressed },
    [selected]: {
      color: vars.color.text,
      borderColor: vars.color.accent,
      // Scrolls the selected tab into view initially.
      scrollInitialTarget: 'nearest',
    },
  },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: { [selected]: { borderColor: 'Highlight' } },
    },
  },
});

export const count = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text[12],
  fontWeight: 600,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
});

export const panel = style({ minInlineSize: 0 });

/** From desktops on the tabs are at the side; on smaller screens above the content. */
export const sideTabs = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[48],
    },
  },
});

export const sideList = style({
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      gap: vars.space[2],
      boxShadow: 'none',
    },
  },
});

export const sideTab = style({
  '@media': {
    [media.desktop]: {
      borderBlockEnd: 0,
      borderRadius: vars.radius.small,
      selectors: {
        '&:hover, &[data-hovered]': { backgroundColor: vars.color.hover },
        '&[aria-selected="true"]': {
          backgroundColor: vars.color.accentSubtle,
          color: vars.color.accentText,
        },
      },
    },
  },
});
