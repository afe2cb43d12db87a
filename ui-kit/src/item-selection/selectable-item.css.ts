import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.medium,
  selectors: { '&[data-selected]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' } },
});

/** A long press selects the item instead of its text, and shows no menu of the link. */
export const selectable = style({
  WebkitTouchCallout: 'none',
  '@media': { [media.touch]: { userSelect: 'none', WebkitUserSelect: 'none' } },
});

export const mark = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.medium,
  blockSize: vars.target.medium,
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${vars.motion.tint}`,
  selectors: {
    [`${item}:is([data-selecting], :focus-within) > &`]: { opacity: 1 },
    [`${item}[data-selecting] > &`]: { pointerEvents: 'auto' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${item}:hover > &`]: { opacity: 1 } } },
    /** Until a long press begins the selection, a tap in the corner opens the item. */
    [media.noHover]: { pointerEvents: 'none' },
  },
});

const inset = `calc(${vars.space[24]} - ${vars.target.medium} / 2)`;

/** Over a picture it begins the line that a menu ends. */
export const corners = styleVariants({
  line: { insetBlockStart: `calc(${inset} + ${vars.space[2]})`, insetInlineEnd: inset },
  picture: { insetBlockStart: inset, insetInlineStart: inset },
});

/** The checkbox itself, under the drawn one. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});
globalStyle(`${input} + span`, { pointerEvents: 'none' });
globalStyle(`${input}:focus-visible + span`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

/** Keeps the text of the item free of the mark. */
export const markSpace = style({ flex: 'none', inlineSize: vars.space[24], marginInlineStart: 'auto' });
