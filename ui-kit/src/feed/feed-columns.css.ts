import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[48],
    },
  },
});

const onDesktop = (place: { gridColumn: string; gridRow?: string }) =>
  style({ minInlineSize: 0, '@media': { [media.desktop]: place } });

export const first = onDesktop({ gridColumn: '1', gridRow: '1' });
export const second = onDesktop({ gridColumn: '1', gridRow: '2' });
export const across = onDesktop({ gridColumn: '1 / -1' });

export const side = style([
  onDesktop({ gridColumn: '2', gridRow: '1 / span 2' }),
  { display: 'flex', flexDirection: 'column', gap: vars.space[24] },
]);
/** Without a main column. */
export const sideAlone = style([across, { display: 'flex', flexDirection: 'column', gap: vars.space[24] }]);
