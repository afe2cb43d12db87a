import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** Height of the collapsed text: about eight lines. */
export const collapsedHeightPx = 208;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const content = style({ inlineSize: '100%', minInlineSize: 0 });
export const cut = style({ maxBlockSize: collapsedHeightPx, overflow: 'hidden' });
/** Fades the last lines, so that the cut is visible. */
export const fading = style([
  cut,
  { maskImage: `linear-gradient(${vars.color.text} calc(100% - 64px), transparent)` },
]);
