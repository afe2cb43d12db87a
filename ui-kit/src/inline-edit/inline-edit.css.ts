import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const pencilRoom = 30;

/** Text and field wrap at the same positions, so that nothing moves when one replaces the other. */
const box = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  paddingInlineStart: vars.space[8],
  paddingInlineEnd: pencilRoom,
  paddingBlock: `max(${vars.space[4]}, calc((${vars.target.medium} - 1lh) / 2 - 1px))`,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const sizes = styleVariants({
  text: {
    fontSize: vars.text.ui,
    lineHeight: vars.leading.text,
    '@media': { [media.touch]: { fontSize: vars.text[16] } },
  },
  heading: {
    fontFamily: vars.font.display,
    fontSize: vars.text[22],
    fontWeight: 650,
    lineHeight: vars.leading.tight,
  },
});

export const shown = style([box]);
export const pressable = style([
  box,
  {
    cursor: 'text',
    transition: `background-color ${vars.motion.tint}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.hover },
      '&[data-pressed]': { backgroundColor: vars.color.pressed },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
]);
export const placeholder = style({ color: vars.color.textMuted });

/** Follows the last word. */
export const sign = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  paddingInlineStart: vars.space[8],
  color: vars.color.textMuted,
});
export const pencil = style({
  opacity: 0,
  selectors: { '[data-hovered] > &, :focus-visible > &, [data-focus-visible] > &': { opacity: 1 } },
  '@media': { [media.touch]: { opacity: 1 } },
});

export const input = style([
  box,
  {
    resize: 'none',
    overflow: 'hidden',
    fieldSizing: 'content',
    backgroundColor: vars.color.surface,
    selectors: {
      '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
  },
]);

export const failure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[8],
  fontSize: vars.text[14],
  color: vars.color.danger,
});
