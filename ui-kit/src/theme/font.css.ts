import { globalFontFace } from '@vanilla-extract/css';
import archivo from '../font/archivo-semi-condensed.woff2';

/** Drawn at 650 only, the weight of headings: all of its weights would be more than twice the bytes of a first visit. */
globalFontFace('Archivo Semi Condensed', {
  src: `url(${archivo}) format('woff2')`,
  fontWeight: '500 800',
  fontDisplay: 'swap',
});

/** Arial stretched to Archivo's own measures, so that nothing shifts when the face arrives. */
globalFontFace('Archivo fallback', {
  src: "local('Arial Bold'), local('Arial'), local('Liberation Sans Bold')",
  sizeAdjust: '89.7%',
  ascentOverride: '97.9%',
  descentOverride: '23.4%',
  lineGapOverride: '0%',
});
