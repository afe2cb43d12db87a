import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const card = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  textAlign: 'start',
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const pressable = style({
  cursor: 'pointer',
  transition: `border-color ${vars.motion.tint}, box-shadow ${vars.motion.tint}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.raised } },
    },
  },
  selectors: { '&:active': { backgroundColor: vars.color.sunken } },
});
