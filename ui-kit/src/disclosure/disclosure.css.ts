import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
export const content = style({ flex: 1, minInlineSize: 0 });

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target.small,
  blockSize: vars.target.small,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.hover, color: vars.color.text } },
});

/** Aligns the chevron with the text when the label is inside. */
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 1,
  minInlineSize: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  minBlockSize: vars.target.small,
  textAlign: 'start',
  paddingInline: `0 ${vars.space[8]}`,
  fontSize: vars.text.ui,
});

export const chevron = style({
  display: 'grid',
  transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(180deg)' },
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
  },
});

export const panel = style({ paddingInlineStart: vars.space[24], paddingBlock: vars.space[4] });
/** The line is below the middle of a small team initial in a navigation link. */
export const guided = style([
  panel,
  {
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[4],
      insetInlineStart: '19px',
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
]);
