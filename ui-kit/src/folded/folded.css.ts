import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** Where a text is cut: about eight lines. */
export const foldedHeight = 208;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const content = style({ inlineSize: '100%', minInlineSize: 0 });
export const cut = style({ maxBlockSize: foldedHeight, overflow: 'hidden' });
/** What is cut fades, so that nobody takes it for the end. */
export const fading = style([
  cut,
  { maskImage: `linear-gradient(${vars.color.text} calc(100% - 64px), transparent)` },
]);
