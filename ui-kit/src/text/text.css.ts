import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', textWrapStyle: 'pretty' });

export const sizes = styleVariants({
  ui: { fontSize: vars.text.ui },
  12: { fontSize: vars.text[12] },
  14: { fontSize: vars.text[14] },
  16: { fontSize: vars.text[16] },
  18: { fontSize: vars.text[18] },
});

export const tones = styleVariants({
  default: {},
  muted: { color: vars.color.textMuted },
  danger: { color: vars.color.danger },
  accent: { color: vars.color.accentText },
  success: { color: vars.color.success },
});

export const weights = styleVariants({
  regular: {},
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
});

/** Tabular figures in the display typeface. */
export const numeric = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** A monospaced font whose characters are easy to tell apart. */
export const literal = style({ fontFamily: vars.font.mono });

const count = createVar();
export const lineClamp = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
});
export const lines = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (lineCount) => ({
  vars: { [count]: `${lineCount}` },
}));

export const preserved = style({ whiteSpace: 'pre-wrap' });

/** Firefox and WebKit break at `<wbr>` only if the text may wrap, which table cells disable. */
export const breakable = style({ whiteSpace: 'normal' });
export const addressPart = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
