import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** How far the content bleeds at each side, in CSS length; children may pad themselves by as much. */
export const bled = createVar();

export const bleed = style({
  '@media': {
    [media.belowTablet]: { vars: { [bled]: vars.space[16] }, marginInline: `calc(-1 * ${bled})` },
  },
});
