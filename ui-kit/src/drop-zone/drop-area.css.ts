import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const area = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Covers the area while files are dragged over it. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: 'inherit',
  fontSize: vars.text.ui,
  fontWeight: 500,
  textAlign: 'center',
  color: vars.color.accentText,
  backgroundColor: vars.color.accentSubtle,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { '[data-drop-target] > &': { visibility: 'visible' } },
});
