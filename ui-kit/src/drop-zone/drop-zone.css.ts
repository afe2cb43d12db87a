import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[32],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.motion.tint}, border-color ${vars.motion.tint}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.text },
    '&[data-drop-target]': {
      borderColor: vars.color.accent,
      outline: `1px solid ${vars.color.accent}`,
      backgroundColor: vars.color.accentSubtle,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: vars.color.border, color: vars.color.textMuted },
  },
  '@media': {
    [media.belowTablet]: { padding: vars.space[24] },
    [media.forcedColours]: { selectors: { '&[data-drop-target]': { borderStyle: 'solid' } } },
  },
});

export const sign = style({
  display: 'flex',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: {
    '[data-drop-target] > &': { color: vars.color.accentText, transform: 'translateY(-4px)' },
  },
});
export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const words = style({ fontSize: vars.text.ui, fontWeight: 500 });
export const detail = style({ fontSize: vars.text[14], color: vars.color.textMuted });

/** Makes presses anywhere in the zone reach the button. */
export const chooser = style({ display: 'contents' });
globalStyle(`${chooser} > button`, { position: 'static' });
globalStyle(`${chooser} > button::after`, { content: '', position: 'absolute', inset: 0, cursor: 'pointer' });
globalStyle(`${chooser} > button[data-disabled]::after`, { cursor: 'default' });

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: 64,
  paddingBlock: vars.space[8],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
});
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});
export const name = style({ fontSize: vars.text.ui, fontWeight: 500, overflowWrap: 'anywhere' });
export const facts = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[8] });
export const state = style({
  fontSize: vars.text[14],
  color: vars.color.textMuted,
  selectors: { '[data-state="failed"] &': { color: vars.color.danger } },
});
export const percent = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[14],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
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
