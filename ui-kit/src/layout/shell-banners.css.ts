import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight } from '../lower-bar/bar-height';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';
import { container, widths } from './container.css';
import { lowerEdgeVar } from './lower-edge';

/** The CSS variable with the height of the visible banners. */
export const bannersHeightVar = '--notices-height';

/**
 * Takes no space. It is first in the content, so that the Tab key reaches the banners first, and is moved to
 * the lower edge of the window.
 */
export const place = style({
  position: 'sticky',
  insetBlockStart: '100dvh',
  flexShrink: 0,
  blockSize: 0,
  zIndex: vars.layer.header,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const banners = style([
  container,
  widths.page,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: `var(${lowerEdgeVar}, 0px)`,
    display: 'grid',
    gap: vars.space[8],
    /** Leaves space for shadows, which a scrolling box would clip. */
    paddingBlock: vars.space[16],
    selectors: { '&:empty': { display: 'none' } },
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
    '@media': {
      [media.belowTablet]: {
        selectors: {
          'html[data-lower-bar="shown"]:not([data-no-lower-bar], [data-dimmed]) &': {
            transform: `translateY(calc(-1 * ${barHeight}))`,
          },
        },
      },
      [media.stillness]: { transition: 'none' },
    },
  },
]);

globalStyle(`${place} ${banners} > *`, {
  pointerEvents: 'auto',
  borderColor: vars.color.border,
  boxShadow: vars.shadow.floating,
});

/** Space at the end of the content, so that its last line can be scrolled above the banners. */
export const room = style({
  flexShrink: 0,
  blockSize: '8rem',
  '@media': { [media.tablet]: { blockSize: '4rem' }, print: { display: 'none' } },
});

/** Scrolls the focused element and the edited line above the banners. */
globalStyle('html', { scrollPaddingBlockEnd: `var(${bannersHeightVar}, 0px)` });
