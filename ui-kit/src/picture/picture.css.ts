import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** As wide as there is room, and as high as the picture will be, before it has come. */
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
  /** At the top of something that has corners of its own. */
  flush: {},
  rounded: { borderRadius: vars.radius.medium, boxShadow: `inset 0 0 0 1px ${vars.color.border}` },
});

/** Over the empty board, which shows until the picture has come, and where it does not come. */
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** A pitch in hairlines: the halfway line and the circle. */
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
