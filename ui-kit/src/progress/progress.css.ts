import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.text[14],
});
export const label = style({ fontWeight: 500, minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Moves by its own width; the track is 2.5 times as wide. */
const wander = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Drawn as SVG, so that the bar needs no inline style. */
export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 6,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border,
  fill: vars.color.accent,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColours]: { border: '1px solid', fill: 'Highlight' } },
});
export const wandering = style({
  transformBox: 'fill-box',
  animation: `${wander} ${vars.motion.breathe} ease-in-out infinite`,
  '@media': { [media.stillness]: { opacity: 0.5 } },
});

export const ring = style({
  display: 'inline-grid',
  placeItems: 'center',
  color: vars.color.accent,
  '@media': { [media.forcedColours]: { color: 'Highlight' } },
});
export const ringDrawing = style({ gridArea: '1 / 1', transform: 'rotate(-90deg)' });
export const turning = style({
  animation: `${turn} ${vars.motion.turn} linear infinite`,
});
export const ringTrack = style({ stroke: vars.color.border });
export const ringValue = style({
  gridArea: '1 / 1',
  fontFamily: vars.font.display,
  fontSize: vars.text[12],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
});
