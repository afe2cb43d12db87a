import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

export const withButton = style({ paddingInlineEnd: vars.space[2] });
export const segments = style({ display: 'flex', flex: 1, minInlineSize: 0, direction: 'ltr' });

export const segment = style({
  paddingInline: vars.space[2],
  borderRadius: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
  caretColor: 'transparent',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.textMuted },
    '&[data-focused], &[data-focus-visible]': {
      color: vars.color.textOnAccent,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-focused]': { outline: '2px solid' } } } },
});

export const calendar = style({ padding: vars.space[12], outline: 'none' });
export const calendarHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[8],
});
export const month = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[16],
  fontWeight: 650,
  wordSpacing: displayGap,
});
export const grid = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: '2px' });
export const weekday = style({
  padding: 0,
  blockSize: 28,
  fontSize: vars.text[12],
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minInlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.small,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-today]': { fontWeight: 700, color: vars.color.accentText },
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-selected]': { color: vars.color.textOnAccent, backgroundColor: vars.color.accent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minInlineSize: 42, blockSize: 44 },
    [media.forcedColours]: { selectors: { '&[data-selected]': { outline: '2px solid' } } },
  },
});
