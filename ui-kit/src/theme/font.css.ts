import { globalFontFace } from '@vanilla-extract/css';
import basic from '../font/archivo-semi-condensed-basic.woff2';
import further from '../font/archivo-semi-condensed-further.woff2';

/**
 * Contains the weight 650 of headings only: the variable font would more than double the bytes of a first
 * visit.
 */
const face = (file: string) => ({
  src: `url(${file}) format('woff2')`,
  fontWeight: '500 800',
  fontDisplay: 'swap' as const,
});

/** One file with Basic Latin, and one with other scripts that is downloaded on demand. */
globalFontFace('Archivo Semi Condensed', face(basic));
globalFontFace('Archivo Semi Condensed', {
  ...face(further),
  unicodeRange:
    'U+A1-B6, U+B8-FF, U+102, U+131, U+152-153, U+201A, U+201E, U+2022, U+2039-203A, U+20AC, U+2122, U+2212',
});

/** Arial adjusted to Archivo's metrics, so that the font swap shifts nothing. */
globalFontFace('Archivo fallback', {
  src: "local('Arial Bold'), local('Arial'), local('Liberation Sans Bold')",
  sizeAdjust: '89.7%',
  ascentOverride: '97.9%',
  descentOverride: '23.4%',
  lineGapOverride: '0%',
});
