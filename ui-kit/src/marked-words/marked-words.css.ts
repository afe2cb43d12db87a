import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The names of the CSS highlights: marked words, and the words of the active comment. */
export const marked = 'comment';
export const active = 'comment-active';

/**
 * A dotted underline as well, so that highlighted words are not distinguished by colour alone and do not look
 * like links.
 */
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
