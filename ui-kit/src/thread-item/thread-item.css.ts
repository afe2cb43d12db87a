import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Scrolls below the sticky header when it is a link target. */
export const item = style({
  minInlineSize: 0,
  scrollMarginBlock: '96px',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': { outlineOffset: vars.space[4] } },
});

export const marked = style({
  backgroundColor: vars.color.comment,
  boxShadow: `0 0 0 ${vars.space[8]} ${vars.color.comment}`,
});

/** A reply: indented, with a line to its parent. */
export const reply = style({
  position: 'relative',
  paddingInlineStart: vars.space[12],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
  '@media': {
    [media.tablet]: { paddingInlineStart: vars.space[24], '::before': { insetInlineStart: vars.space[8] } },
  },
});

/** Deeper replies are nested in the DOM but not indented further. */
export const deep = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[12],
});
