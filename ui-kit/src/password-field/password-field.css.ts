import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const checklist = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  fontSize: vars.text[14],
});

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  transition: `color ${vars.motion.tint}`,
  selectors: { '&[data-met]': { color: vars.color.success } },
});

export const dot = style({
  inlineSize: 16,
  blockSize: 16,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderStrong}`,
  selectors: { '[data-met] > &': { borderColor: 'transparent' } },
});

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: vars.text[14],
});

export const bar = style({
  flex: 1,
  blockSize: 6,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border,
  fill: vars.color.danger,
  transition: `fill ${vars.motion.enter}`,
  selectors: {
    '&[data-full]': { fill: vars.color.success },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});
