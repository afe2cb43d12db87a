import { style } from '@vanilla-extract/css';
import { bare } from './editor-frame.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** In the margin beside its block; on touch screens 44 px high. */
export const grip = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space[16]})`,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center end',
  inlineSize: vars.space[32],
  blockSize: '44px',
  marginBlockStart: '-9px',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [`${bare} > &`]: { insetInlineStart: `calc(-1 * ${vars.space[32]})` },
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover },
    '&[data-dragging]': { cursor: 'grabbing', color: vars.color.accentText },
  },
  '@media': {
    [media.tablet]: { insetInlineStart: vars.space[8], placeItems: 'center' },
    '(pointer: fine)': { blockSize: '26px', marginBlockStart: 0, inlineSize: vars.space[24] },
  },
});

export const line = style({
  position: 'absolute',
  insetInline: vars.space[12],
  selectors: { [`${bare} > &`]: { insetInline: 0 } },
  blockSize: '3px',
  marginBlockStart: '-2px',
  zIndex: vars.layer.raised,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInline: vars.space[48] } },
});
