import { style } from '@vanilla-extract/css';
import { box } from '../form/field.css';
import { vars } from '../theme/vars.css';

export const group = style([box, { paddingInline: 0, maxInlineSize: 200 }]);

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  fontSize: 'inherit',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: 'transparent',
  outline: 'none',
});

/** At least 44 px high, and painted inside the border of the field. */
export const step = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.medium,
  blockSize: vars.target.medium,
  padding: 1,
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  backgroundClip: 'content-box',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.tint}, color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text, backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
    /** The box is already dimmed. */
    '[data-disabled] > &[data-disabled]': { opacity: 1 },
  },
});
