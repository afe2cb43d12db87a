import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: 24,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text[12],
  fontWeight: 500,
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const removable = style({ paddingInlineEnd: vars.space[2], minBlockSize: 28 });

export const pressable = style({
  justifyContent: 'center',
  minInlineSize: vars.target.small,
  minBlockSize: vars.target.small,
  paddingInline: vars.space[12],
  cursor: 'pointer',
  transition: `background-color ${vars.motion.tint}, border-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong, color: vars.color.text },
    '&[aria-pressed="true"]': {
      color: vars.color.accentText,
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSubtle,
    },
  },
});

export const count = style({
  paddingInlineStart: vars.space[4],
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});

/** Looks small, but its hit area is 44 px. */
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '@media': {
    [media.touch]: { '::after': { content: '', position: 'absolute', inset: -10 } },
  },
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.pressed, color: vars.color.text } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 });

/** In the row of a card a tag stays on one line. */
export const item = style({ maxInlineSize: '100%', minInlineSize: 0, display: 'flex' });
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
