import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[32],
  border: `2px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSubtle,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: vars.color.border, color: vars.color.textMuted },
  },
});
export const sign = style({ color: vars.color.textMuted });
export const words = style({ fontSize: vars.text.ui, fontWeight: 500 });
export const detail = style({ fontSize: vars.text[14], color: vars.color.textMuted });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
});
export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 });
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});
export const name = style({ fontSize: vars.text.ui, fontWeight: 500, overflowWrap: 'anywhere' });
export const state = style({
  fontSize: vars.text[14],
  color: vars.color.textMuted,
  selectors: { '[data-state="failed"] &': { color: vars.color.danger } },
});
export const mark = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    '[data-state="done"] > &': { color: vars.color.success },
    '[data-state="failed"] > &': { color: vars.color.danger },
  },
});
