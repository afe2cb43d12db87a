import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const label = style({ fontSize: vars.text[14], fontWeight: 500 });
export const required = style({ color: vars.color.danger });
export const description = style({ fontSize: vars.text[14], color: vars.color.textMuted });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  fontSize: vars.text[14],
  color: vars.color.danger,
});

const focused = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-1px',
  borderColor: 'transparent',
};

/** 16 px on touch screens, because browsers zoom into smaller text. */
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  fontSize: vars.text.ui,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  transition: `border-color ${vars.motion.tint}`,
  '@media': { [media.touch]: { fontSize: vars.text[16] } },
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&[data-hovered]': { borderColor: vars.color.text },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-disabled]': { opacity: 0.5 },
    '&[readonly]': { backgroundColor: vars.color.sunken },
    '&:is(:focus-within, [data-focus-visible])': focused,
  },
});

/** Surrounds several parts, and looks and behaves like one field. */
export const box = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.target.medium,
    paddingBlock: 0,
    cursor: 'text',
    selectors: { '&[data-disabled]': { cursor: 'default' } },
  },
]);

export const textArea = style({
  paddingBlock: vars.space[8],
  lineHeight: vars.leading.text,
  resize: 'vertical',
});
export const autoGrow = style({ fieldSizing: 'content', resize: 'none', maxBlockSize: '40dvh' });

export const sizes = styleVariants({
  medium: {},
  /** Edits a page title in place: no border, heading type. */
  title: {
    minBlockSize: 0,
    paddingInline: 0,
    /** Its text stands where a heading would. */
    paddingBlock: 0,
    border: 0,
    letterSpacing: '-0.005em',
    backgroundColor: 'transparent',
    fontFamily: vars.font.display,
    fontSize: vars.text[28],
    wordSpacing: displayGap,
    fontWeight: 650,
    overflowWrap: 'anywhere',
    lineHeight: vars.leading.tight,
    selectors: {
      '&:is(:focus, [data-focus-visible])': { outline: 'none' },
      '&[data-focus-visible]': { boxShadow: `0 2px 0 ${vars.color.focus}` },
    },
    '@media': { [media.touch]: { fontSize: vars.text[28] }, [media.tablet]: { fontSize: vars.text[36] } },
  },
});

/** A control with icons or buttons at its ends; the wrapper draws the border. */
export const affixed = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const affixStart = style({
  position: 'absolute',
  insetInlineStart: vars.space[8],
  display: 'flex',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const affixEnd = style({ position: 'absolute', insetInlineEnd: vars.space[2], display: 'flex' });
export const roomAtStart = style({ paddingInlineStart: vars.space[32] });
export const roomAtEnd = style({ paddingInlineEnd: vars.space[48] });

export const errorSign = style({ flexShrink: 0, paddingBlockStart: 3 });

/** Recognised by its icon and position, so it needs no strong border. */
export const search = style({
  paddingInlineEnd: vars.space[32],
  borderColor: vars.color.border,
  backgroundColor: vars.color.canvas,
  selectors: {
    '&[data-hovered]:not(:focus)': { borderColor: vars.color.borderStrong },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // Only the button that clears the field needs room.
    '&:placeholder-shown': { paddingInlineEnd: vars.space[8] },
  },
});
