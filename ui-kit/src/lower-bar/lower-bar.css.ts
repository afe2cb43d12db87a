import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';
import { barHeight } from './bar-height';

export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  blockSize: barHeight,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.stillness]: { transition: 'none' },
    print: { display: 'none' },
  },
  selectors: {
    /** Stays in the tab order: the focus brings it back. */
    'html[data-lower-bar="hidden"] &': { transform: 'translateY(100%)' },
    'html:is([data-no-lower-bar], [data-dimmed]) &': { visibility: 'hidden', transform: 'translateY(100%)' },
  },
});

export const item = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  fontSize: vars.text[12],
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[aria-current]': { color: vars.color.accentText },
    '&:is(:focus-visible, [data-focus-visible])': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { borderBlockStart: '4px solid Highlight' } },
    },
  },
});

/** Focused elements are scrolled above the bar. */
globalStyle('html[data-lower-bar]', {
  '@media': {
    [media.belowTablet]: { scrollPaddingBlockEnd: `calc(${barHeight} + var(--notices-height, 0px))` },
  },
});
