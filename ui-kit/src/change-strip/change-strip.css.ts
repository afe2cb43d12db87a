import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const height = createVar();

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: height,
  fontSize: vars.text[14],
  color: vars.color.info,
  backgroundColor: vars.color.infoSubtle,
});

export const sizes = styleVariants({
  medium: {
    vars: { [height]: '44px' },
    paddingInline: `${vars.space[16]} ${vars.space[8]}`,
    borderRadius: vars.radius.medium,
  },
  small: {
    vars: { [height]: '24px' },
    gap: 0,
    paddingInlineStart: vars.space[8],
    borderRadius: vars.radius.small,
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const action = style({
  flexShrink: 0,
  minBlockSize: height,
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.small,
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
});
