import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The size of the small avatar, and the gap to the words beside it. */
const faceInset = `calc(${vars.space[16]} + 24px + ${vars.space[12]})`;

export const list = style({
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const item = style({
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
  // The version is beside the list only there; on narrow screens the list is shown while nothing is selected.
  '@media': {
    [media.desktop]: { selectors: { '&[data-selected]': { backgroundColor: vars.color.accentSubtle } } },
  },
});

const pressed = {
  inlineSize: '100%',
  minInlineSize: 0,
  border: 0,
  textAlign: 'start',
  color: vars.color.text,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  outlineOffset: '-2px !important',
  transition: `background-color ${vars.motion.tint}`,
} as const;
const states = {
  '&[data-hovered]': { backgroundColor: vars.color.hover },
  '&[data-pressed]': { backgroundColor: vars.color.pressed },
} as const;
const marked = {
  [media.forcedColours]: {
    selectors: { '&[aria-current]': { borderInlineStart: '4px solid Highlight' } },
  },
} as const;

export const main = style({
  ...pressed,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  selectors: { ...states, '[data-selected] > &': { backgroundColor: 'transparent' } },
  '@media': marked,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text[14],
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

/** The first line: when, and at its end the number of words. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 20,
});
export const when = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ color: vars.color.textMuted });
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlockStart: vars.space[2],
});
/** A badge with the colour of the selection would look like plain text on it. */
globalStyle(`[data-selected] .${badges} > *`, {
  '@media': { [media.desktop]: { backgroundColor: vars.color.surface } },
});
export const note = style({ paddingBlockStart: vars.space[2] });

export const counts = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[8],
  fontSize: vars.text[12],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const added = style({ color: vars.color.success });
export const removed = style({ color: vars.color.danger });

/** The toggle is below the words, not within the button of the sitting. */
export const toggle = style({
  ...pressed,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.small,
  paddingInline: `calc(${faceInset} - ${vars.space[4]}) ${vars.space[16]}`,
  paddingBlock: `0 ${vars.space[8]}`,
  fontSize: vars.text[14],
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
  selectors: { '&[data-hovered]': { color: vars.color.text } },
});
export const chevron = style({
  display: 'grid',
  transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(180deg)' },
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
  },
});

export const saves = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: faceInset,
  paddingBlockEnd: vars.space[12],
});
export const saveList = style({
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.borderStrong}`,
});
export const save = style({
  ...pressed,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.target.small,
  paddingInline: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlock: vars.space[4],
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
  selectors: {
    ...states,
    '&[aria-current]': {
      fontWeight: 500,
      color: vars.color.accentText,
      backgroundColor: vars.color.accentSubtle,
    },
  },
  '@media': marked,
});
