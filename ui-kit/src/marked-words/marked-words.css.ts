import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The names of the highlights: words that were marked, and those that are looked at now. */
export const marked = 'comment';
export const active = 'comment-active';

/** A dotted line under the words as well: they are known by more than their colour, and do not look like links. */
globalStyle(`::highlight(${marked})`, {
  backgroundColor: vars.color.comment,
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: vars.color.commentLine,
  textDecorationThickness: '2px',
  '@media': {
    [media.forcedColours]: { textDecorationColor: 'CanvasText', backgroundColor: 'transparent' },
    [media.moreContrast]: { textDecorationThickness: '3px' },
  },
});

globalStyle(`::highlight(${active})`, {
  backgroundColor: vars.color.commentActive,
  textDecorationLine: 'underline',
  textDecorationStyle: 'solid',
  textDecorationColor: vars.color.commentLine,
  textDecorationThickness: '2px',
  '@media': {
    [media.forcedColours]: { textDecorationColor: 'Highlight', backgroundColor: 'transparent' },
  },
});
