import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const riseFromEdge = keyframes({ from: { transform: 'translateY(100%)' } });
const slideFromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideFromEnd = keyframes({ from: { transform: 'translateX(100%)' } });

const disappear = keyframes({ to: { opacity: 0 } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const sinkToEdge = keyframes({ to: { transform: 'translateY(100%)' } });
const slideToStart = keyframes({ to: { transform: 'translateX(-100%)' } });
const slideToEnd = keyframes({ to: { transform: 'translateX(100%)' } });

const entering = (name: string) => `${name} ${vars.motion.enter} ${vars.motion.ease}`;
/** The exit is faster than the entry, and keeps its last frame until the element is removed. */
const exiting = (name: string) => `${name} ${vars.motion.state} ${vars.motion.ease} forwards`;
const leave = (name: string) => ({ '&[data-exiting]': { animation: exiting(name) } });

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
  selectors: { '&[data-exiting]': { animation: exiting(disappear), pointerEvents: 'none' } },
  '@media': { [media.belowTablet]: { alignItems: 'flex-end', padding: 0 } },
});

/**
 * A classic scroll bar's gutter is outside of the scrim and shows the document's background, which is dimmed
 * equally.
 */
globalStyle('html[data-dimmed]', { backgroundColor: vars.color.canvasDimmed });

/** A dialog in the centre of the screen; on phones a bottom sheet. */
export const modal = style({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  animation: entering(rise),
  selectors: leave(sink),
  '@media': {
    [media.belowTablet]: {
      maxInlineSize: '100% !important',
      maxBlockSize: '92%',
      borderWidth: '1px 0 0',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: entering(riseFromEdge),
      transition: `translate ${vars.motion.state} ${vars.motion.ease}`,
      selectors: { ...leave(sinkToEdge), '&[data-dragged]': { transition: 'none' } },
    },
  },
});

/** The drag handle of a bottom sheet: its whole header, marked by a short bar. */
export const grip = style({
  display: 'none',
  '@media': {
    [media.belowTablet]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: vars.space[64],
      touchAction: 'none',
      '::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: vars.space[8],
        insetInlineStart: `calc(50% - ${vars.space[16]})`,
        inlineSize: vars.space[32],
        blockSize: vars.space[4],
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.borderStrong,
        opacity: 0.5,
      },
    },
    [media.forcedColours]: { '::after': { backgroundColor: 'CanvasText' } },
  },
});

export const sizes = styleVariants({
  small: { maxInlineSize: 400 },
  medium: { maxInlineSize: 520 },
  large: { maxInlineSize: 820 },
  /**
   * A list that may still be loading: the sheet has its maximum height from the start, so that it does not
   * grow while it is touched.
   */
  list: { maxInlineSize: 520, '@media': { [media.belowTablet]: { blockSize: '92%' } } },
  /** A discussion: on phones what it is about remains visible above. */
  talk: {
    maxInlineSize: 520,
    '@media': { [media.belowTablet]: { maxBlockSize: '66% !important' } },
  },
  /** A dialog to read: fills the screen on phones. */
  full: {
    maxInlineSize: 960,
    '@media': {
      [media.belowTablet]: {
        blockSize: '100%',
        maxBlockSize: '100% !important',
        borderWidth: 0,
        borderRadius: 0,
      },
    },
  },
});

/** Fills the screen of every device, such as an editor. */
export const screen = style({
  /** Large targets also beside a mouse: the work is done with fingers as well. */
  vars: { [vars.target.medium]: '44px', [vars.target.small]: '44px' },
  inlineSize: '100%',
  blockSize: '100%',
  display: 'flex',
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  animation: entering(appear),
  selectors: leave(disappear),
});

export const screenScrim = style([scrim, { padding: '0 !important' }]);

export const screenHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '56px',
  paddingInline: vars.space[8],
});

export const screenBody = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
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
  alignItems: 'flex-start',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
  '@media': {
    [media.belowTablet]: { paddingBlockStart: vars.space[16], paddingInlineStart: vars.space[16] },
  },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text[18],
  wordSpacing: displayGap,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  /** Centres the first line on the button beside it. */
  paddingBlock: `calc((${vars.target.medium} - ${vars.text[18]} * ${vars.leading.tight}) / 2)`,
});

/**
 * At the top of the scrolling content, under a cover that scrolls with the text: it appears once there is
 * text above.
 */
const hairline = {
  backgroundImage: `linear-gradient(${vars.color.raised}, ${vars.color.raised}), linear-gradient(${vars.color.border}, ${vars.color.border})`,
  backgroundAttachment: 'local, scroll',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 1px',
};

export const body = style({
  ...hairline,
  /** Sticky content sticks to the top of the dialog, which has no app header. */
  vars: { [vars.header.height]: '0px' },
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[24],
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
  scrollPaddingBlock: vars.space[24],
  '@media': { [media.belowTablet]: { paddingInline: vars.space[16] } },
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
    /** Stacks the buttons with the main action, the last one, on top. */
    [media.belowTablet]: {
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      paddingInline: vars.space[16],
      paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    },
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
      selectors: {
        ...leave(slideToStart),
        '[dir="rtl"] &': { animationName: slideFromEnd },
        '[dir="rtl"] &[data-exiting]': { animationName: slideToEnd },
      },
    },
  ],
  end: [
    panel,
    {
      marginInlineStart: 'auto',
      borderInlineStart: `1px solid ${vars.color.border}`,
      animation: entering(slideFromEnd),
      selectors: {
        ...leave(slideToEnd),
        '[dir="rtl"] &': { animationName: slideFromStart },
        '[dir="rtl"] &[data-exiting]': { animationName: slideToStart },
      },
    },
  ],
});

export const panelBody = style([body, { backgroundImage: 'none', paddingInline: vars.space[12] }]);
export const panelHead = style([head, { paddingInlineStart: vars.space[16] }]);
export const panelFoot = style([foot, { paddingInline: vars.space[12] }]);
