import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';
import { maxFullScreenHeight } from './board-sizes';

export const controls = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '720px',
  '@media': { print: { display: 'none' } },
});

/** Time runs from left to right in every language, as the pitch is never mirrored. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

export const position = style({
  flex: '1 1 4rem',
  minInlineSize: '4rem',
  blockSize: vars.target.medium,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  '@media': { [media.touch]: { touchAction: 'pan-y' } },
});

export const lower = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] });

const lines = (count: number) => `calc(${count} * 1em * ${vars.leading.text})`;

/** Lines are reserved, so that a longer caption moves nothing below. */
export const texts = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: lines(2),
  color: vars.color.text,
  selectors: { '&[data-words]': { minBlockSize: lines(4) } },
});

/** All in one place: the tallest is as high as each step. */
export const captions = style({ display: 'grid' });
globalStyle(`${captions} > *`, { gridArea: '1 / 1', minInlineSize: 0, overflowWrap: 'anywhere' });

export const reserved = style({
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: { '&[data-strong]': { fontWeight: 'bolder' } },
});
globalStyle(`${reserved} > ::before`, { content: 'attr(data-text)' });

export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: vars.space[8],
  /** A caption may begin with a number, which would join the count where text runs from right to left. */
  unicodeBidi: 'isolate',
});

/** A button as narrow as one with an icon. */
export const own = style({
  selectors: { '&&': { minInlineSize: vars.target.medium, paddingInline: vars.space[8] } },
});

/** Label of the user's piece: as wide as an icon if it is short, and cut if it is a long name. */
export const ownLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '6rem',
  fontVariantNumeric: 'tabular-nums',
});

export const ownLabelText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Marks of threads about a step, and the button that asks about one. */
export const stepEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

/** A layer above the drawing is positioned within it. */
export const drawing = style({ position: 'relative' });

/** Gets the focus of the Tab key until the pieces can have it. */
export const entry = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: vars.radius.medium,
  outlineOffset: '2px',
  '@media': { print: { display: 'none' } },
});

export const speed = style({ minInlineSize: '3rem', fontVariantNumeric: 'tabular-nums' });

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
  maxBlockSize: `calc${maxFullScreenHeight}`,
});
globalStyle(`${player}[data-full-screen] ${texts}`, { minBlockSize: lines(3) });
globalStyle(`${player}[data-full-screen] > ${controls}`, { marginInline: 'auto' });
