import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[16], minInlineSize: 0 });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: 1,
  minInlineSize: 0,
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** A name in running text that opens the card of the person. */
export const mention = style({
  display: 'inline',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  color: vars.color.accentText,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:is(:focus-visible, [data-focus-visible])': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-pressed]': { textDecoration: 'underline' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
