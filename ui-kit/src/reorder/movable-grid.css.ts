import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Stretches the card to the height of its row. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.medium,
  transition: `opacity ${vars.motion.tint}`,
});
export const dragged = style({ opacity: 0.5 });

/** Appears with hover and focus; always visible where nothing hovers. */
const menu = style({
  position: 'absolute',
  insetInlineEnd: vars.space[8],
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.tint}`,
      selectors: { [`${item}:is(:hover, :focus-within) &, &:has([aria-expanded="true"])`]: { opacity: 1 } },
    },
  },
});

/** Over a picture: has a ground of its own, which is smaller than the target of a touch. */
const overPicture = style({
  insetBlockStart: vars.space[8],
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc((${vars.target.small} - 28px) / 2)`,
    backgroundColor: vars.color.raised,
    borderRadius: vars.radius.small,
    boxShadow: vars.shadow.raised,
  },
});

export const menus = styleVariants({
  top: [menu, overPicture],
  bottom: [menu, { insetBlockEnd: vars.space[8] }],
});
