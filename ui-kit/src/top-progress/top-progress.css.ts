import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const run = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.6)' },
  '100%': { transform: 'scaleX(0.92)' },
});

/** Delayed, so that fast responses do not flicker. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: 2,
  transformOrigin: 'left',
  backgroundColor: vars.color.accent,
  animation: `${run} ${vars.motion.crawl} ${vars.motion.waitDelay} ${vars.motion.ease} both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});
