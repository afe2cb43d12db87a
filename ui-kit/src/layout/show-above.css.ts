import { styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';

const hidden = (query: string) => ({ display: 'contents', '@media': { [query]: { display: 'none' } } });

export const above = styleVariants({
  tablet: hidden(media.belowTablet),
  desktop: hidden(media.belowDesktop),
  wide: hidden(media.belowWide),
});

export const below = styleVariants({
  tablet: hidden(media.tablet),
  desktop: hidden(media.desktop),
  wide: hidden(media.wide),
});
