import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const radio = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  fontSize: vars.text.ui,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'default' } },
  '@media': { [media.touch]: { minBlockSize: vars.target.medium, paddingBlock: vars.space[8] } },
});

/** As high as the first line of its words, so that it stands in the middle of it. */
export const dot = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  insetBlockStart: 1,
  position: 'relative',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.state}`,
  '::after': {
    content: '',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
  },
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '[data-selected] > &::after': { backgroundColor: vars.color.textOnAccent },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: vars.color.danger },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '[data-selected] > &::after': { border: '4px solid Highlight' } } },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const detail = style({ fontSize: vars.text[14], color: vars.color.textMuted });
