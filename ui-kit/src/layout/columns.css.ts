import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';

const beside = { flexDirection: 'row' } as const;

export const columns = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** From which width on they stand beside one another. */
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

/** How much of the row a column takes: as much as its content, or so many parts of the rest. */
export const widths = styleVariants({ content: '0 0 auto', 1: '1 1 0', 2: '2 2 0', 3: '3 3 0' }, (flex) => ({
  flex,
}));
