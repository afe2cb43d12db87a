import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const checkbox = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
  fontSize: vars.text.ui,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'default' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.space[4],
  color: 'transparent',
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.motion.state}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.textOnAccent,
    },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: vars.color.danger },
  },
});

export const items = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const detail = style({ fontSize: vars.text[14], color: vars.color.textMuted });
