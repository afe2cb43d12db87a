import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const ringLooks = {
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
} as const;

export const ring = style({
  ...ringLooks,
  flexShrink: 0,
  animation: `${turn} ${vars.motion.turn} linear infinite`,
  '@media': {
    [media.stillness]: { animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite !important` },
  },
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  padding: vars.space[24],
  color: vars.color.textMuted,
});
