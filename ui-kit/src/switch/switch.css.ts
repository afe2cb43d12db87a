import { style, styleVariants } from '@vanilla-extract/css';
import { choice, detail, mark } from '../form/choice.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const places = styleVariants({
  start: [choice, { gap: vars.space[12] }],
  end: [choice, { justifyContent: 'space-between', flexDirection: 'row-reverse', gap: vars.space[16] }],
});
export const details = styleVariants({
  start: [detail, { paddingInlineStart: 48 }],
  end: [detail, { paddingInlineStart: 0, paddingInlineEnd: 52 }],
});

export const track = style([mark, { inlineSize: 36, blockSize: 20 }]);

export const thumb = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  fontSize: 8,
  color: vars.color.surface,
  backgroundColor: vars.color.borderStrong,
  transition: `inset-inline-start ${vars.motion.state} ${vars.motion.ease}, background-color ${vars.motion.tint}`,
  selectors: {
    '[data-selected] > * > &': {
      insetInlineStart: 18,
      color: vars.color.accent,
      backgroundColor: vars.color.textOnAccent,
    },
  },
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      color: 'Canvas',
      backgroundColor: 'CanvasText',
      selectors: { '[data-selected] > * > &': { color: 'Highlight', backgroundColor: 'HighlightText' } },
    },
  },
});
