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
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.small,
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.tint}`,
      selectors: { [`${item}:is(:hover, :focus-within) &, &:has([aria-expanded="true"])`]: { opacity: 1 } },
    },
  },
});

export const menus = styleVariants({
  top: [menu, { insetBlockStart: vars.space[8], boxShadow: vars.shadow.raised }],
  bottom: [menu, { insetBlockEnd: vars.space[8] }],
});
