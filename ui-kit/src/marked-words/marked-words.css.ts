import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The names of the highlights: words that were marked, and those that are looked at now. */
export const marked = 'comment';
export const active = 'comment-active';

/** A line under the words as well, so that they are told by more than their colour. */
globalStyle(`::highlight(${marked})`, {
  backgroundColor: vars.color.accentSubtle,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '1px',
  '@media': {
    [media.forcedColours]: { textDecorationColor: 'CanvasText', backgroundColor: 'transparent' },
    [media.moreContrast]: { textDecorationColor: vars.color.accent, textDecorationThickness: '2px' },
  },
});

globalStyle(`::highlight(${active})`, {
  backgroundColor: vars.color.highlight,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '3px',
  '@media': {
    [media.forcedColours]: { textDecorationColor: 'Highlight', backgroundColor: 'transparent' },
  },
});
