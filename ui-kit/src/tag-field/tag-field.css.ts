import { style } from '@vanilla-extract/css';
import { input as box } from '../form/field.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const bare = style([row]);
/** In a form: the same box as other fields, growing with its tags. */
export const framed = style([
  box,
  row,
  {
    gap: vars.space[4],
    paddingInline: vars.space[4],
    paddingBlock: 3,
    cursor: 'text',
    /** Disabled tags stay readable. */
    selectors: {
      '&[data-disabled]': { opacity: 1, cursor: 'default', backgroundColor: vars.color.sunken },
    },
  },
]);

export const input = style({
  flex: '1 1 180px',
  minInlineSize: 120,
  minBlockSize: vars.target.small,
  padding: 0,
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.space[4],
  fontSize: vars.text.ui,
  backgroundColor: 'transparent',
  outline: 'none',
  '@media': { [media.touch]: { fontSize: vars.text[16] } },
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    [`${framed} > &`]: { paddingInline: vars.space[8] },
    [`${bare} > &[data-focus-visible]`]: { boxShadow: `0 2px 0 ${vars.color.focus}` },
  },
});

export const option = style({
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  '@media': { [media.forcedColours]: { selectors: { '&[data-focused]': { outline: '2px solid' } } } },
});

export const note = style({
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});
