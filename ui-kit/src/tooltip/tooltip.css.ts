import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

/** Wraps the described element without a box of its own. */
export const anchor = style({ display: 'contents' });

export const bubble = style({
  position: 'fixed',
  zIndex: vars.layer.tooltip,
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
  fontSize: vars.text[12],
  fontWeight: 500,
  color: vars.color.canvas,
  backgroundColor: vars.color.text,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.state} ${vars.motion.ease}`,
});
