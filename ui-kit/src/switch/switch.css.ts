import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const control = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  fontSize: vars.text.ui,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'default' } },
  '@media': { [media.touch]: { minBlockSize: vars.target.medium, paddingBlock: vars.space[8] } },
});

export const places = styleVariants({
  start: {},
  end: { justifyContent: 'space-between', flexDirection: 'row-reverse' },
});

export const track = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 36,
  blockSize: 20,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '[data-selected] > &': { backgroundColor: 'Highlight' } } },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  color: vars.color.accent,
  fontSize: 8,
  backgroundColor: vars.color.borderStrong,
  transition: `inset-inline-start ${vars.motion.state} ${vars.motion.ease}, background-color ${vars.motion.state}`,
  selectors: {
    '[data-selected] > * > &': { insetInlineStart: 18, backgroundColor: vars.color.textOnAccent },
  },
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const detail = style({ fontSize: vars.text[14], color: vars.color.textMuted });
