import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';

const beside = { flexDirection: 'row' } as const;

export const columns = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The media query from which the columns are side by side. */
export const besideFrom = styleVariants({
  phone: beside,
  tablet: { '@media': { [media.tablet]: beside } },
  desktop: { '@media': { [media.desktop]: beside } },
});

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'stretch', '@media': { [media.tablet]: { alignItems: 'flex-start' } } },
  center: { alignItems: 'stretch', '@media': { [media.tablet]: { alignItems: 'center' } } },
});

export const column = style({ minInlineSize: 0 });

/** The breakpoint below which a column is not shown. */
export const shownFrom = styleVariants({
  tablet: { '@media': { [media.belowTablet]: { display: 'none' } } },
  desktop: { '@media': { [media.belowDesktop]: { display: 'none' } } },
});

/** The share of the row: the content's width, or a number of equal parts of the remaining width. */
export const widths = styleVariants({ content: '0 0 auto', 1: '1 1 0', 2: '2 2 0', 3: '3 3 0' }, (flex) => ({
  flex,
}));
