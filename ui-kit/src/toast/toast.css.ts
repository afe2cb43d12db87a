import { keyframes, style } from '@vanilla-extract/css';
import { bannersHeightVar } from '../layout/shell-banners.css';
import { barHeight } from '../lower-bar/bar-height';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  /** Above the banners; their height includes their space below. */
  insetBlockEnd: `max(${vars.space[16]}, var(${bannersHeightVar}, 0px))`,
  insetInlineEnd: vars.space[16],
  zIndex: vars.layer.toast,
  inlineSize: 360,
  maxInlineSize: `calc(100vw - 2 * ${vars.space[16]})`,
  outline: 'none',
  pointerEvents: 'none',
  selectors: {
    '&[data-corner$="start"]': { insetInlineStart: vars.space[16], insetInlineEnd: 'auto' },
    '&[data-corner^="top"]': {
      insetBlockStart: `max(calc(${vars.header.height} + ${vars.space[8]}), env(safe-area-inset-top))`,
      insetBlockEnd: 'auto',
    },
  },
  '@media': {
    [media.belowTablet]: {
      inlineSize: 'auto',
      selectors: {
        '&, &[data-corner$="start"]': { insetInline: vars.space[16] },
        '&[data-corner^="top"]': { insetBlockStart: `max(${vars.space[8]}, env(safe-area-inset-top))` },
        /** Above the lower bar, also while it is scrolled away: a toast does not move under the finger. */
        'html[data-lower-bar]:not([data-no-lower-bar]) &[data-corner^="bottom"]': {
          insetBlockEnd: `calc(${barHeight} + max(${vars.space[16]}, var(${bannersHeightVar}, 0px)))`,
        },
      },
    },
    print: { display: 'none' },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: vars.space[8],
  paddingInlineStart: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  animation: `${arrive} ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { '&[data-tone="danger"]': { borderColor: vars.color.danger } },
});

/** Centred on the first row, which is as high as the close button. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: vars.target.small,
  color: vars.color.textMuted,
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="danger"] > &': { color: vars.color.danger },
  },
});

/** The action is beside the text, or below it if there is too little space. */
export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  minInlineSize: 0,
  minBlockSize: vars.target.small,
});

export const words = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  fontSize: vars.text[14],
});
export const title = style({ fontWeight: 600 });
export const description = style({ color: vars.color.textMuted });
