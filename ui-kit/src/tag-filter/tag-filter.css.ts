import { fallbackVar, style } from '@vanilla-extract/css';
import { bled } from '../layout/bleed.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const wrapped = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
/** One row that scrolls sideways on phones; wraps elsewhere. */
export const filter = style([
  wrapped,
  {
    '@media': {
      [media.belowTablet]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingInline: fallbackVar(bled, vars.space[4]),
        paddingBlock: vars.space[4],
      },
    },
  },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: vars.space[16], flexWrap: 'wrap' } },
});
export const search = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 1 280px' } },
});

export const item = style({ flexShrink: 0 });

/** Reserves the height of a pressable tag. */
export const holder = style({ inlineSize: 0, visibility: 'hidden', minBlockSize: vars.target.small });
