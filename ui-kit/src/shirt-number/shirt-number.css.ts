import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
});

/** The width does not depend on the digits, so codes below each other are aligned. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: 36,
  minBlockSize: 24,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.display,
  fontSize: vars.text[16],
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    '&[data-empty]': {
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      color: vars.color.textMuted,
    },
  },
});

export const codes = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text[12],
  fontWeight: 500,
  color: vars.color.textMuted,
});
