import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Text and field have the same edge and padding, so that nothing jumps when one becomes the other. */
const box = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
} as const;

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

export const shown = style({
  ...box,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  cursor: 'text',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.state}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-disabled]': { cursor: 'default' },
  },
});
export const placeholder = style({ color: vars.color.textMuted });
export const pencil = style({
  display: 'flex',
  color: vars.color.textMuted,
  opacity: 0,
  selectors: { '[data-hovered] > &, [data-focus-visible] > &': { opacity: 1 } },
  '@media': { [media.touch]: { opacity: 1 } },
});

export const input = style({
  ...box,
  backgroundColor: vars.color.surface,
  borderColor: vars.color.borderStrong,
  selectors: {
    '&:focus': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
  },
});

export const failure = style({
  paddingInline: vars.space[8],
  fontSize: vars.text[14],
  color: vars.color.danger,
});
