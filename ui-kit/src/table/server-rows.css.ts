import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { TABLE_WIDTHS_PX } from './column-widths';

export const room = style({ containerType: 'inline-size' });

const byWidth = Object.fromEntries(TABLE_WIDTHS_PX.map((width) => [width, `(min-width: ${width}px)`]));

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

/** Its cells also cover its border. */
export const cells = style({ display: 'grid', blockSize: 48, gridTemplateRows: '48px', alignContent: 'end' });

/** Covers the text of its row and lies below the row's other controls. */
export const way = style({ position: 'absolute', inset: 0 });
globalStyle(`${row} button`, { position: 'relative' });
