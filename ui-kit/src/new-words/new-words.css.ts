import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The name of the CSS highlight. */
export const name = 'new-words';

globalStyle(`::highlight(${name})`, {
  backgroundColor: vars.color.infoSubtle,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.info,
  textDecorationThickness: '2px',
  '@media': {
    [media.forcedColours]: { textDecorationColor: 'Highlight', backgroundColor: 'transparent' },
  },
});
