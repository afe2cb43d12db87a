import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Is 26 px high, or 32 px for touch, and its hit area 44 px. */
export const reaction = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minInlineSize: 32,
  blockSize: 26,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text[12],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.tint}, border-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong, color: vars.color.text },
    '&[aria-pressed="true"]': {
      color: vars.color.accentText,
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSubtle,
    },
  },
  '@media': {
    [media.touch]: {
      minInlineSize: 44,
      blockSize: 32,
      '::after': { content: '', position: 'absolute', inset: '-7px -1px' },
    },
    [media.forcedColours]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});
