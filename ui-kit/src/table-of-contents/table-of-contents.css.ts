import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const contents = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const label = style({
  fontSize: vars.text[12],
  fontWeight: 600,
  color: vars.color.textMuted,
});

export const list = style({ borderInlineStart: `1px solid ${vars.color.border}` });

export const link = style({
  display: 'block',
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[12]} ${vars.space[4]}`,
  position: 'relative',
  insetInlineStart: '-1px',
  borderInlineStart: '2px solid transparent',
  fontSize: vars.text[14],
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: vars.color.textMuted,
  transition: `color ${vars.motion.tint}, border-color ${vars.motion.tint}`,
  selectors: {
    '&[data-depth="1"]': { paddingInlineStart: vars.space[24] },
    '&[data-depth="2"]': { paddingInlineStart: '36px' },
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: 500,
      borderInlineStartColor: vars.color.accent,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: '44px', display: 'flex', alignItems: 'center' },
  },
});
