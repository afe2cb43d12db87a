import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap, smallDisplayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.005em',
  wordSpacing: displayGap,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const sizes = styleVariants({
  14: { fontSize: vars.text[14], letterSpacing: '0.005em', wordSpacing: smallDisplayGap },
  16: { fontSize: vars.text[16] },
  18: { fontSize: vars.text[18] },
  22: { fontSize: vars.text[22] },
  28: { fontSize: vars.text[22], '@media': { [media.tablet]: { fontSize: vars.text[28] } } },
  36: { fontSize: vars.text[28], '@media': { [media.tablet]: { fontSize: vars.text[36] } } },
});

export const truncated = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
