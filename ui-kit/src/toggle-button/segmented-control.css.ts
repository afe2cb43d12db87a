import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const track = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const fullWidth = style({ display: 'flex', inlineSize: '100%' });

export const sizes = styleVariants({
  small: { minBlockSize: vars.target.small },
  medium: { minBlockSize: vars.target.medium },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.space[4],
  fontSize: vars.text.ui,
  fontWeight: 500,
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.tint}, color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-selected]': {
      color: vars.color.text,
      borderColor: vars.color.border,
      backgroundColor: vars.color.raised,
    },
    '&[data-focus-visible]': { zIndex: vars.layer.raised },
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
    /** Extends the touch target over the edge of the track. */
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -4 },
  },
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: { '&[data-selected]': { color: 'HighlightText', backgroundColor: 'Highlight' } },
    },
  },
});
