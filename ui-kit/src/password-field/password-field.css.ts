import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const checklist = style({ display: 'grid', gap: vars.space[4], fontSize: vars.text[14] });

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  transition: `color ${vars.motion.state}`,
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

/** A native meter drawn as a bar: its share needs no inline style. */
export const bar = style({
  flex: 1,
  blockSize: 6,
  appearance: 'none',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.border,
  selectors: {
    '&::-webkit-meter-inner-element': { display: 'block', blockSize: 6 },
    '&::-webkit-meter-bar': { blockSize: 6, border: 0, background: 'transparent' },
    '&::-webkit-meter-optimum-value': {
      background: vars.color.success,
      transition: `inline-size ${vars.motion.enter}`,
    },
    '&::-webkit-meter-suboptimum-value': { background: vars.color.warning },
    '&::-webkit-meter-even-less-good-value': { background: vars.color.danger },
    '&::-moz-meter-bar': { background: vars.color.success },
  },
});
