import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const tree = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], outline: 'none' });

/** React Aria sets the level of each item. */
const level = createVar();

export const item = style({
  vars: { [level]: 'var(--tree-item-level, 1)' },
  borderRadius: vars.radius.small,
  fontSize: vars.text.ui,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-href], &[data-has-child-items], &[data-selection-mode]': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-selected], &[data-current]': {
      backgroundColor: vars.color.accentSubtle,
      color: vars.color.accentText,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.45 },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[data-selected]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  paddingInlineStart: `calc((${level} - 1) * ${vars.space[16]})`,
  paddingInlineEnd: vars.space[4],
});

/** Reserves the width of a toggle, so that names are aligned. */
export const noToggle = style({ flexShrink: 0, inlineSize: vars.target.small });

export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(180deg)' },
    '[data-expanded] &': { transform: 'rotate(90deg)' },
  },
});

export const icon = style({ display: 'flex', flexShrink: 0, color: vars.color.textMuted });
export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const waiting = style({ inlineSize: '60%' });
