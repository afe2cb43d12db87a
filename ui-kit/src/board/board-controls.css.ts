import { style } from '@vanilla-extract/css';
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

/** Two lines are reserved, so that a longer caption moves nothing below. */
export const caption = style({
  minBlockSize: `calc(2 * 1em * ${vars.leading.text})`,
  color: vars.color.text,
});

export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: vars.space[8],
});

export const speed = style({ minInlineSize: '3rem', fontVariantNumeric: 'tabular-nums' });
