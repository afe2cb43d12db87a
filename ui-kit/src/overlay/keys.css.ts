import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const keys = style({
  display: 'inline-flex',
  flexShrink: 0,
  gap: vars.space[2],
  fontFamily: vars.font.body,
  whiteSpace: 'nowrap',
  /** Hidden on touch screens, which have no keyboard. */
  '@media': { [media.touch]: { display: 'none' } },
});

export const key = style({
  minInlineSize: 20,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.space[4],
  fontFamily: 'inherit',
  fontSize: vars.text[12],
  lineHeight: '18px',
  textAlign: 'center',
  color: vars.color.textMuted,
  backgroundColor: vars.color.surface,
});
