import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { widths } from './column-widths';

export const room = style({ containerType: 'inline-size' });

const byWidth = Object.fromEntries(widths.map((width) => [width, `(min-width: ${width}px)`]));

export const asCardsBelow = styleVariants(byWidth, (enough) => ({
  '@media': { [media.tablet]: { '@container': { [enough]: { display: 'none' } } } },
}));

export const never = style({ display: 'none' });

export const inColumnsFrom = styleVariants(byWidth, (enough) => ({
  display: 'none',
  '@media': { [media.tablet]: { '@container': { [enough]: { display: 'block' } } } },
}));

export const head = style({ display: 'grid', gridTemplateRows: '40px' });

export const row = style({ position: 'relative', blockSize: 'auto' });
export const wholeCard = style({ display: 'contents' });

/** Its cells lie over its line, too. */
export const cells = style({ display: 'grid', blockSize: 48, gridTemplateRows: '48px', alignContent: 'end' });

/** Lies over the words of its row, and under what else can be pressed there. */
export const way = style({ position: 'absolute', inset: 0 });
globalStyle(`${row} button`, { position: 'relative' });
