import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { field as formField, input as formInput, label as formLabel } from '../form/field.css';
import { vars } from '../theme/vars.css';

export const field = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
});

/** In a form: the label over the box, as over every other field. */
export const frame = formField;
export const framed = style([
  formInput,
  { blockSize: 'auto', selectors: { '&:focus-within': { borderColor: vars.color.focus } } },
]);
export const label = formLabel;

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
  '@media': { [media.touch]: { fontSize: vars.text[16] } },
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus': { outline: 'none', boxShadow: `0 2px 0 ${vars.color.focus}` },
  },
});

export const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[4]})`,
  insetInlineStart: 0,
  zIndex: vars.layer.popover,
  minInlineSize: 240,
  maxInlineSize: '100%',
  maxBlockSize: 280,
  overflow: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
});

export const option = style({
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  '@media': { [media.forcedColours]: { selectors: { '&[data-focused]': { outline: '2px solid' } } } },
});
