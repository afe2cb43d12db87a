import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Reserves the height of the picture by its aspect ratio before it is loaded. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  inlineSize: '100%',
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
});

export const shapes = styleVariants({
  /** At the top of a box that has rounded corners itself. */
  flush: {},
  rounded: { borderRadius: vars.radius.medium, boxShadow: `inset 0 0 0 1px ${vars.color.border}` },
});

/** Covers the placeholder, which is visible while the picture loads and if it fails. */
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** A pitch in hairlines: halfway line and centre circle. */
export const empty = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '50%',
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    blockSize: '56%',
    aspectRatio: '1',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.full,
  },
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});

export const words = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  maxInlineSize: '84%',
  paddingInline: vars.space[8],
  fontFamily: vars.font.display,
  fontSize: vars.text[22],
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  backgroundColor: vars.color.sunken,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const link = style({ display: 'block', borderRadius: vars.radius.medium });
