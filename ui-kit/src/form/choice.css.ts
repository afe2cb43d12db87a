import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const choices = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const row = style({ position: 'relative', minInlineSize: 0 });

const half = `calc((${vars.target.medium} - 1lh) / 2)`;

/** The pressable row of an option: its mark and its label; at least 44 px high with one line of text. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: half,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.text,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: 0 },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-readonly]': { cursor: 'progress' },
  },
});

/** The checkbox, radio or switch that shows the state. */
export const mark = style({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.motion.tint}, border-color ${vars.motion.tint}`,
  selectors: {
    /** Centres the mark on the first line of its label. */
    [`${choice} > &`]: { insetBlockStart: 'calc((1lh - 100%) / 2)' },
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-pressed] > &': { backgroundColor: vars.color.sunken },
    '[data-invalid] > &': { borderColor: vars.color.danger },
    '[data-selected] > &, [data-indeterminate] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    '[data-selected][data-hovered] > &': {
      borderColor: vars.color.accentHover,
      backgroundColor: vars.color.accentHover,
    },
    '[data-selected][data-pressed] > &': { backgroundColor: vars.color.accentPressed },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});

/** A disabled option is dimmed; its description explains why and stays readable. */
export const words = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] > &': { opacity: 0.5 } },
});

export const detail = style({
  display: 'block',
  paddingInlineStart: 26,
  paddingBlockEnd: half,
  fontSize: vars.text[14],
  lineHeight: vars.leading.text,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
