import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 6 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid' });
export const onPhone = styleVariants(counts, columns);
export const onTablet = styleVariants(counts, (count) => ({ '@media': { [media.tablet]: columns(count) } }));
export const onDesktop = styleVariants(counts, (count) => ({
  '@media': { [media.desktop]: columns(count) },
}));
