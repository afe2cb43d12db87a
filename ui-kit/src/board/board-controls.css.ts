import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const controls = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '720px',
  '@media': { print: { display: 'none' } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

/** Time runs from left to right in every language, as the pitch is never mirrored. */
export const position = style({
  flex: '1 1 4rem',
  minInlineSize: '4rem',
  blockSize: vars.target.medium,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  '@media': { [media.touch]: { touchAction: 'pan-y' } },
});

export const lower = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] });

/** Two lines are reserved, so that a longer caption moves nothing below. */
export const caption = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(2 * 1em * ${vars.leading.text})`,
  color: vars.color.text,
});

export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: vars.space[8],
});

export const speed = style({ minInlineSize: '3rem', fontVariantNumeric: 'tabular-nums' });

/** Space of the controls and the margins below a drawing that fills the screen. */
const controlsHeight = '10rem';

export const player = style({
  display: 'grid',
  gap: vars.space[8],
  selectors: {
    '&[data-full-screen]': {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.overlay,
      overflow: 'auto',
      alignContent: 'center',
      justifyItems: 'center',
      padding: vars.space[16],
      backgroundColor: vars.color.canvas,
    },
  },
});

// A page that scrolls keeps the space of its scrollbar.
globalStyle(`${player}[data-full-screen]::backdrop`, { backgroundColor: vars.color.canvas });
globalStyle(`${player}[data-full-screen] > *`, { inlineSize: '100%' });
globalStyle(`${player}[data-full-screen] [role="img"]`, { maxInlineSize: 'none' });
globalStyle(`${player}[data-full-screen] [role="img"] > svg`, {
  marginInline: 'auto',
  maxBlockSize: `calc(100dvh - ${controlsHeight})`,
});
globalStyle(`${player}[data-full-screen] > ${controls}`, { marginInline: 'auto' });
