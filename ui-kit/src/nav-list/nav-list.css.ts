import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.small,
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  border: 0,
  borderRadius: vars.radius.small,
  fontSize: vars.text.ui,
  textAlign: 'start',
  textDecoration: 'none',
  color: vars.color.text,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[aria-current]': {
      backgroundColor: vars.color.accentSubtle,
      color: vars.color.accentText,
      fontWeight: 500,
    },
    '&[data-ancestor]': { color: vars.color.text, fontWeight: 600 },
    '&[data-ancestor]:not([data-hovered])': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { borderInlineStart: '4px solid Highlight' } },
    },
  },
});

export const icon = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style([
  line,
  { fontSize: vars.text[12], fontWeight: 400, color: vars.color.textMuted },
]);

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.small,
  paddingInlineStart: vars.space[8],
  fontSize: vars.text[12],
  fontWeight: 600,
  color: vars.color.textMuted,
});
