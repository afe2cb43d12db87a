import { globalFontFace } from '@vanilla-extract/css';
import basic from '../font/archivo-semi-condensed-basic.woff2';
import further from '../font/archivo-semi-condensed-further.woff2';

/** Drawn at 650 only, the weight of headings: all of its weights would be more than twice the bytes of a first visit. */
const face = (file: string) => ({
  src: `url(${file}) format('woff2')`,
  fontWeight: '500 800',
  fontDisplay: 'swap' as const,
});

/** Letters of English and its signs, and apart from them those of other languages, for whoever needs one. */
globalFontFace('Archivo Semi Condensed', face(basic));
globalFontFace('Archivo Semi Condensed', {
  ...face(further),
  unicodeRange:
    'U+A1-B6, U+B8-FF, U+102, U+131, U+152-153, U+201A, U+201E, U+2022, U+2039-203A, U+20AC, U+2122, U+2212',
});

/** Arial stretched to Archivo's own measures, so that nothing shifts when the face arrives. */
globalFontFace('Archivo fallback', {
  src: "local('Arial Bold'), local('Arial'), local('Liberation Sans Bold')",
  sizeAdjust: '89.7%',
  ascentOverride: '97.9%',
  descentOverride: '23.4%',
  lineGapOverride: '0%',
});
