import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';
import { container, widths } from './container.css';

/** The height of the notices that are shown now. */
export const noticesHeight = '--notices-height';

/**
 * Takes no room. It comes first in the content, so that the Tab key reaches the notices first, and is pushed down to the lower edge of
 * the window, where they end.
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

export const notices = style([
  container,
  widths.page,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gap: vars.space[8],
    /** The shadows have room, which a box that scrolls would cut. */
    paddingBlock: vars.space[16],
    selectors: { '&:empty': { display: 'none' } },
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
]);

globalStyle(`${place} ${notices} > *`, {
  pointerEvents: 'auto',
  borderColor: vars.color.border,
  boxShadow: vars.shadow.floating,
});

/** Room at the end of the content, so that what is last can be scrolled above the notices. */
export const room = style({
  flexShrink: 0,
  blockSize: '8rem',
  '@media': { [media.tablet]: { blockSize: '4rem' }, print: { display: 'none' } },
});

/** What gets the focus, and the line that is written in, are scrolled above the notices. */
globalStyle('html', { scrollPaddingBlockEnd: `var(${noticesHeight}, 0px)` });
