import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const riseFromEdge = keyframes({ from: { transform: 'translateY(100%)' } });
const slideFromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideFromEnd = keyframes({ from: { transform: 'translateX(100%)' } });

const entering = (name: string) => `${name} ${vars.motion.enter} ${vars.motion.ease}`;

export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.layer.overlay,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  padding: vars.space[24],
  backgroundColor: vars.color.scrim,
  animation: entering(appear),
  '@media': { [media.belowTablet]: { alignItems: 'flex-end', padding: 0 } },
});

/** A dialog in the middle; on phones a sheet that rises from the lower edge. */
export const modal = style({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  animation: entering(rise),
  '@media': {
    [media.belowTablet]: {
      maxInlineSize: '100% !important',
      maxBlockSize: '92%',
      borderWidth: '1px 0 0',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: entering(riseFromEdge),
    },
  },
});

export const sizes = styleVariants({
  small: { maxInlineSize: 400 },
  medium: { maxInlineSize: 520 },
  large: { maxInlineSize: 820 },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text[18],
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[24],
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  paddingInline: vars.space[24],
  paddingBlock: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.belowTablet]: { paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))` },
  },
});

export const panelScrim = style([
  scrim,
  { padding: '0 !important', alignItems: 'stretch !important', justifyContent: 'flex-start' },
]);

const panel = style({
  display: 'flex',
  inlineSize: 320,
  maxInlineSize: '88vw',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
});

export const panels = styleVariants({
  start: [
    panel,
    {
      borderInlineEnd: `1px solid ${vars.color.border}`,
      animation: entering(slideFromStart),
      selectors: { '[dir="rtl"] &': { animationName: slideFromEnd } },
    },
  ],
  end: [
    panel,
    {
      marginInlineStart: 'auto',
      borderInlineStart: `1px solid ${vars.color.border}`,
      animation: entering(slideFromEnd),
      selectors: { '[dir="rtl"] &': { animationName: slideFromStart } },
    },
  ],
});

export const panelBody = style([body, { paddingInline: vars.space[12] }]);
export const panelHead = style([head, { paddingInlineStart: vars.space[16] }]);
export const panelFoot = style([foot, { paddingInline: vars.space[12] }]);
